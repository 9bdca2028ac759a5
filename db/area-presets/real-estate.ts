import type { AreaPreset } from './preset.ts';

export const realEstate: AreaPreset = {
  key: 'real-estate',
  figure: 'estate-planning',
  description:
    'Buying, selling and sharing homes and land in {city}: what to read, and what to do first.',
  lead: 'It may be the largest paper that you ever sign. You should know what is in it before you do.',
  intro:
    'Everybody in the room wants to finish. It is fair to ask for a day, and for somebody who reads it for you alone.',
  sections: [
    {
      heading: 'Buying and selling',
      text: 'The contract says what is sold, in what condition it is, by when each side has to act, and how one can still step back. Most trouble begins with a date that was missed or a promise that was only spoken.',
      term: {
        title: 'Escrow, in plain words',
        text: 'Somebody neutral who holds the money and the papers until both sides have done their part.',
      },
    },
    {
      heading: 'Title',
      text: 'A deed shows who owns the land. A search shows what rests on it: a loan, a tax, a path of the neighbor. Clear it up before the sale; afterwards it is yours.',
      term: {
        title: 'An easement, in plain words',
        text: 'A right to use somebody else’s land for one purpose, such as a driveway.',
      },
    },
    {
      heading: 'Sharing and neighbors',
      text: 'People buy together, inherit together, or live wall to wall. A short agreement says who pays, who repairs, and how one can leave. Without one, a court may have to divide or sell it.',
    },
  ],
  steps: [
    {
      label: 'Before you sign',
      title: 'We read the contract',
      text: 'You get the dates, the ways out, and the sentences that we would change.',
    },
    {
      label: 'Then',
      title: 'The title and the disclosures',
      text: 'What the records show, and what the seller has to tell by law.',
    },
    {
      label: 'Before the closing',
      title: 'The numbers',
      text: 'What you pay and receive, line by line. Wire money only after you have called a number that you know.',
    },
    {
      label: 'After it',
      title: 'The deed is recorded',
      text: 'We check that it names the right people in the right way.',
    },
  ],
  todo: [
    'Put every date of the contract in your calendar.',
    'Collect what you were told, in writing.',
    'Find your deed, survey and title policy, if you own it already.',
    'Trust no e-mail with new bank details before you have called.',
  ],
  questions: [
    {
      question: 'Do I need a lawyer to buy a home?',
      answer:
        'In some places a lawyer takes part in every sale, in others few do. It is worth it when something is unusual: a tenant who stays, a shared purchase, a problem with the title, a sale without an agent.',
    },
    {
      question: 'Something is wrong with the house. Can I claim it?',
      answer:
        'That depends on what the seller knew, said and wrote, on what the contract says, and on the rules about disclosure. Take photos, keep the report of the inspector, and write down when you noticed it.',
    },
    {
      question: 'My neighbor’s fence is on my land. What now?',
      answer:
        'Look at the survey before you talk, and talk before you write. Waiting for years can change who owns a strip of land. So don’t leave it open.',
    },
  ],
  types: [
    {
      key: 'real-estate',
      label: 'Real Estate Consultation (45 min)',
      durationMinutes: 45,
      description: 'The contract, the title, and the dates that count.',
      bringText: 'The contract, the deed, and letters about it. Missing papers are fine.',
    },
  ],
  messageHint: 'Where the property is, what it is about, and the next date in the contract.',
};
