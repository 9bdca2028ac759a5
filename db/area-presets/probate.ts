import type { AreaPreset } from './preset.ts';

export const probate: AreaPreset = {
  key: 'probate',
  figure: 'trust-administration',
  description: 'Probate in {city}: when a court is needed after a death, and what to do first.',
  lead: 'Somebody has died, and what they owned is still in their name. A court passes it on, step by step.',
  intro:
    'You have enough to carry. You don’t have to know what everything is worth, or where it is. We begin with the papers that you have.',
  sections: [
    {
      heading: 'When a court is needed',
      text: 'What somebody owned in their own name, with no joint owner, beneficiary or trust to receive it, is usually passed on by a court. There can be shorter ways for smaller estates and for what goes to a spouse. We tell you which there are here.',
      term: {
        title: 'Probate, in plain words',
        text: 'The court process that passes on what was in one person’s name alone.',
      },
    },
    {
      heading: 'Who does the work',
      text: 'The will names somebody for it. Without a will the court appoints somebody, often the next of kin. They gather what there is, pay what is owed, and hand on the rest when the court allows it.',
      term: {
        title: 'Personal representative, in plain words',
        text: 'Whoever the court puts in charge of an estate. A will often says “executor”.',
      },
    },
    {
      heading: 'Debts',
      text: 'Debts are paid from the estate before anybody inherits. Those who inherit rarely have to pay them from their own pocket. So don’t pay the bills of somebody who has died before you have asked.',
    },
  ],
  steps: [
    {
      label: 'First',
      title: 'Find the will',
      text: 'The original matters. Whoever holds it may have to hand it to the court.',
    },
    {
      label: 'Then',
      title: 'A petition to the court',
      text: 'It asks the court to put somebody in charge. Those who may inherit are told.',
    },
    {
      label: 'After that',
      title: 'A list, and a notice',
      text: 'What there is and what it is worth; and a notice to those to whom something is owed.',
    },
    {
      label: 'In between',
      title: 'Debts and taxes are paid',
      text: 'For this there is a time to wait, which the law sets.',
    },
    {
      label: 'At the end',
      title: 'The rest is handed on',
      text: 'With an account, and with the permission that your court requires.',
    },
  ],
  todo: [
    'Look for the original will. Don’t take out its staples.',
    'Order certified copies of the death certificate.',
    'Keep the home insured and locked, and redirect the mail.',
    'Pay no bills of the estate from your own account yet.',
  ],
  questions: [
    {
      question: 'Is probate always needed?',
      answer:
        'No. Accounts with a beneficiary, what is owned jointly and what a trust holds usually go their own way. There can be a short form for small estates. A list of what there is, and whose name is on it, answers most of it.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Months at least, because there are times to wait. A house to sell, a debt that is disputed or heirs who disagree make it longer. We tell you what is usual at your court.',
    },
    {
      question: 'Who pays for it?',
      answer:
        'The costs of the court and of the work are usually paid from the estate. How the work is charged differs from place to place. You hear it from us in writing before we begin.',
    },
  ],
  types: [
    {
      key: 'probate',
      label: 'Probate Consultation (45 min)',
      durationMinutes: 45,
      description: 'Whether a court is needed, and what is to do first.',
      bringText:
        'The will, the death certificate, and letters about accounts and debts. Missing papers are fine.',
    },
  ],
  messageHint: 'Who has died and when, and whether there is a will. No account numbers.',
};
