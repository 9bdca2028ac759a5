import type { AreaPreset } from './preset.ts';

export const familyLaw: AreaPreset = {
  key: 'family-law',
  figure: 'family-law',
  description:
    'Support, property, agreements and protection in {city}: what happens, and what to do first.',
  lead: 'When a family changes shape, somebody has to write down how it will work from now on. We help you do that with as little harm as possible.',
  intro:
    'Few people have done this before. You don’t have to know the words. You have to know three things: what is yours, what your children need, and what you can pay. We start there.',
  sections: [
    {
      heading: 'Money and support',
      text: 'Support is money that one person pays so that children, or a former spouse, can live. There are rules for how it is worked out: what each of you earns, how much time the children spend with each of you, and how long you lived together can all matter. We work it out with you before anybody argues about it.',
      term: {
        title: 'Support, in plain words',
        text: 'What one parent or spouse pays towards the living costs of another, as an order or an agreement says.',
      },
    },
    {
      heading: 'Property and debts',
      text: 'What belongs to both of you, and what belongs to one, depends on the law where you live and on how you bought, paid for and kept it. So do debts. A list with papers behind it settles more than a quarrel does.',
    },
    {
      heading: 'Agreements',
      text: 'Before a marriage, during it or after it, people can agree on much of this themselves. An agreement holds when both know what they sign, both have laid their money open, and nobody was pressed.',
    },
  ],
  steps: [
    {
      label: 'At the first talk',
      title: 'You say what has happened',
      text: 'In your own words. We ask about safety, children, money and dates, in this order.',
    },
    {
      label: 'After it',
      title: 'You get a list',
      text: 'What cannot wait, what can, and which papers to look for.',
    },
    {
      label: 'Then',
      title: 'A letter, or a first paper to the court',
      text: 'You read it before it goes out. Where the two of you can agree, a letter may be enough to begin.',
    },
    {
      label: 'In the end',
      title: 'It is written down',
      text: 'As an agreement that both of you sign, or as an order of the court.',
    },
  ],
  todo: [
    'Copy last year’s tax return, recent pay stubs and account statements.',
    'Write down the dates: together, married, apart, children born.',
    'Keep paying what you always paid. Move no large sums.',
    'Say nothing online that you would not read aloud in court.',
  ],
  questions: [
    {
      question: 'Do we have to go to court?',
      answer:
        'Not always to argue. Many people agree, by themselves or with a mediator, and a judge then approves what they have written. Some things need an order in any case. We tell you which ones.',
    },
    {
      question: 'I am afraid of my partner. What can I do today?',
      answer:
        'If you are in danger, call {emergencyNumber}. A court can order somebody to stay away, and you don’t need a lawyer to ask for it. The {hotline} answers day and night at {hotlineNumber}.',
    },
    {
      question: 'Can an order be changed later?',
      answer:
        'Often, when life has changed: a lost job, a move, a child who is older now. Until the court changes an order, it stays as it is. So ask early, and keep to it in the meantime.',
    },
  ],
  types: [
    {
      key: 'family-law',
      label: 'Family Law Consultation (45 min)',
      durationMinutes: 45,
      description: 'Support, property and agreements: what happens next, and what can wait.',
      bringText:
        'Letters and orders of a court, if there are any, and a list of important dates. Missing papers are fine.',
    },
  ],
  messageHint: 'What has happened, whether there are children, and any date that is set.',
  isAboutSafety: true,
};
