import type { AreaPreset } from './preset.ts';

export const personalInjury: AreaPreset = {
  key: 'personal-injury',
  figure: 'trust-administration',
  description:
    'Accidents, unsafe places and products in {city}: what to keep, and what to do first.',
  lead: 'You were hurt, and now there are bills, forms and people who call. See a doctor first. The rest can be put in order.',
  intro:
    'You may still be in pain, and somebody already wants a statement from you. You don’t have to give one today.',
  sections: [
    {
      heading: 'Who has to pay',
      text: 'Somebody who was careless can have to pay for the harm. It may be a driver, the owner of a place, the maker of a thing, or more than one of them. What you did yourself can count, too; how much depends on the law there.',
      term: {
        title: 'Negligence, in plain words',
        text: 'Not taking the care that a reasonable person would have taken.',
      },
    },
    {
      heading: 'What can be claimed',
      text: 'Treatment, lost pay, what has to be repaired, and in many cases the pain itself. Each needs proof: a bill, a pay stub, a note of the doctor. Nobody can honestly tell you a sum in the first week.',
    },
    {
      heading: 'Insurers',
      text: 'An insurer may call soon and be friendly. A recorded statement can be used later, and a signed release usually ends the claim. Be polite, give your name and the date, and say that you will write.',
      term: {
        title: 'A release, in plain words',
        text: 'A paper with which you give up the claim. Once it is signed, it can rarely be undone.',
      },
    },
  ],
  steps: [
    {
      label: 'The first days',
      title: 'Treatment, and proof',
      text: 'See a doctor even if it seems small. Photos, names of witnesses and the report of the police are easiest to get now.',
    },
    {
      label: 'At the first talk',
      title: 'You tell us what happened',
      text: 'We ask about the place, the injury, your insurance and theirs.',
    },
    {
      label: 'While you heal',
      title: 'We gather the papers',
      text: 'Records and bills. It is rarely wise to settle before it is known how well you heal.',
    },
    {
      label: 'Then',
      title: 'A demand, and talks',
      text: 'You decide about every offer. If no agreement is reached, a court can decide.',
    },
  ],
  todo: [
    'See a doctor, and say everything that hurts.',
    'Take photos of the place, the things and the injuries.',
    'Keep the shoes, the part or the helmet as it is.',
    'Sign nothing, and post nothing about it.',
  ],
  questions: [
    {
      question: 'How long do I have?',
      answer:
        'The law sets a time to sue. It can be much shorter if a city or another public body is involved. When it has passed, the claim is usually lost, however clear it is. So ask early.',
    },
    {
      question: 'What does it cost me?',
      answer:
        'We tell you before we begin how we charge, and which costs of the case you may have to pay. It is in the fee agreement, which you read at home before you sign.',
    },
    {
      question: 'Part of it was my own fault. Should I still ask?',
      answer:
        'Often yes. In many places it lowers what you can claim; in some it can end the claim. That depends on facts that are often not clear on the day. Don’t decide it alone.',
    },
  ],
  types: [
    {
      key: 'personal-injury',
      label: 'Injury Consultation (45 min)',
      durationMinutes: 45,
      description: 'What happened, what to keep, and whom to answer.',
      bringText:
        'Photos, the police report, medical papers, and letters from insurers. Missing papers are fine.',
    },
  ],
  messageHint: 'What happened, where and on which day. Leave out medical details for now.',
};
