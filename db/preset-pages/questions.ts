/** The questions of the area pages as migration 0060 inserts them. */

type Question = { question: string; answer: string };

export const FAMILY_QUESTIONS: Question[] = [
  {
    question: 'How long does a divorce take in California?',
    answer:
      'At least six months from the day the other spouse is served or first appears in the case: the law sets that waiting period. Spouses who agree can file one joint petition since January 2026; filing it counts as service. Many take longer, because property, support or the children’s time still have to be worked out.',
  },
  {
    question: 'Do I have to prove that somebody is to blame?',
    answer:
      'No. California is a no-fault state. It is enough to say that the marriage has broken down for good. Who left, and why, rarely decides property or custody.',
  },
  {
    question: 'Is everything divided in half?',
    answer:
      'What you earned and bought during the marriage is usually community property and is divided equally. What you had before, and what was given to you or inherited, is usually yours. The hard part is what has been mixed.',
  },
  {
    question: 'Who gets the children?',
    answer:
      'A judge looks at what is best for the child: health, safety, and frequent contact with both parents where that is safe. Most parents agree on a plan, with a mediator’s help if they need it; in California the court’s own service meets parents before a hearing.',
  },
  {
    question: 'I am afraid of my partner. What can I do today?',
    answer:
      'If you are in danger, call {emergencyNumber}. A court can issue a restraining order quickly, often on the day it is asked for, and you don’t need a lawyer to ask. The {hotline} answers day and night at {hotlineNumber}.',
  },
];

export const ESTATE_QUESTIONS: Question[] = [
  {
    question: 'Do I need a trust, or is a will enough?',
    answer:
      'If you own a home in California, a will alone often means probate, unless the home goes to your spouse or is a primary residence worth no more than $750,000. A funded living trust avoids it. If you rent and your accounts name beneficiaries, a will may be all you need. Parents of young children should have a will in either case: it is the usual place to name a guardian.',
  },
  {
    question: 'What is probate, and how long does it take?',
    answer:
      'It is the court process that passes on what someone owned in their own name, with no trust, joint owner or beneficiary to receive it. In California it commonly takes 12–18 months. For ordinary services the law caps what the attorney and the executor may be paid by how much the estate is worth, not by how much work it is. Small estates and what goes to a spouse have shorter ways.',
  },
  {
    question: 'My mother has died and I am her trustee. What is first?',
    answer:
      'Breathe, and sign nothing in a hurry. Order death certificates, secure the house, and find the trust. Within 60 days most trustees must send a formal notice to the heirs and beneficiaries. We can write it and the list of what follows.',
  },
  {
    question: 'Does a trust save taxes?',
    answer:
      'A simple living trust saves probate, not income tax. It can matter for estate tax in large estates, and how a home passes to children can matter for property tax. We tell you when you need a tax adviser.',
  },
  {
    question: 'We signed a trust years ago. Are we done?',
    answer:
      'Look at two things: does the deed of your home name the trust, and is everyone in it still the right person? A trust that was never funded does nothing.',
  },
];
