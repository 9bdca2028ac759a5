import type { AreaPreset } from './preset.ts';

export const business: AreaPreset = {
  key: 'business',
  figure: 'estate-planning',
  description: 'Companies, contracts and owners in {city}: what to settle, and what to do first.',
  lead: 'A company is a set of agreements. The clearer they are on a good day, the less they cost on a bad one.',
  intro:
    'You know your business; you should not have to guess what a clause means. Bring the paper, and say what you want to be able to do.',
  sections: [
    {
      heading: 'Starting',
      text: 'A company can keep the debts of the business apart from your own. Which form fits depends on how many you are, on taxes, and on who is to decide. There is a public register, with its own forms and yearly reports.',
      term: {
        title: 'An operating agreement, in plain words',
        text: 'The paper in which the owners say who decides, who is paid, and what happens when one leaves.',
      },
    },
    {
      heading: 'Contracts',
      text: 'A good contract says who does what, by when, for how much, and what happens if not. It is short enough to be read. We write it, or read what you were sent, and mark the sentences that matter.',
    },
    {
      heading: 'Owners who disagree',
      text: 'One wants to sell, one wants to grow, one has stopped coming in. First we read what you once agreed on. Where it is silent, the law fills the gap, and often not as the owners would have wished.',
    },
  ],
  steps: [
    {
      label: 'At the first talk',
      title: 'You say what you want to do',
      text: 'And what worries you about it. We ask who else has a say.',
    },
    {
      label: 'Then',
      title: 'We read what exists',
      text: 'Agreements, leases, letters. You get a page with what they mean for your plan.',
    },
    {
      label: 'Before anything is signed',
      title: 'A draft in plain words',
      text: 'With notes on what is usual, and what you can ask for.',
    },
    {
      label: 'Afterwards',
      title: 'A calendar',
      text: 'Reports, renewals and notices, with the dates by which they are due.',
    },
  ],
  todo: [
    'Find the papers of the company, and see whether they are signed.',
    'List your five most important contracts, and when they end.',
    'Keep the money of the company apart from your own.',
    'Put what was only said into an e-mail.',
  ],
  questions: [
    {
      question: 'Do I need a company, or can I just start?',
      answer:
        'You can often just start; you then answer for the debts of the business yourself. A company costs a fee and some paperwork. If others work for you, or could be hurt by what you do, it is worth a talk.',
    },
    {
      question: 'Is an e-mail a contract?',
      answer:
        'It can be, and so can a handshake. The difficulty is to prove what was agreed. For some things, such as land, the law asks for a signed paper.',
    },
    {
      question: 'A customer does not pay. What now?',
      answer:
        'Read what was agreed on, send one clear letter with a date, and keep delivering nothing further without advice. Many bills are paid after such a letter. If not, the amount decides which court is worth it.',
    },
  ],
  types: [
    {
      key: 'business',
      label: 'Business Consultation (45 min)',
      durationMinutes: 45,
      description: 'Your plan or your paper: what it means, and what to settle first.',
      bringText:
        'The contract or letter that it is about, and the papers of the company. Missing papers are fine.',
    },
  ],
  messageHint: 'The name of the other company, what it is about, and any date that is set.',
};
