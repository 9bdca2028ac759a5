import type { AreaPreset } from './preset.ts';

export const estatePlanning: AreaPreset = {
  key: 'estate-planning',
  figure: 'estate-planning',
  description:
    'Wills, living trusts and papers for illness in {city}: what each is for, and what to do first.',
  lead: 'Who decides if you can’t, who inherits, and who looks after the children. Written down once, so that nobody has to guess.',
  intro:
    'Planning is not about death. It is about the people who would have to carry on: what they would need to find, sign and decide in a week when they can hardly think.',
  sections: [
    {
      heading: 'Wills',
      text: 'A will says who receives what, and names a guardian for your children. It speaks after your death, and usually through a court. How many witnesses it needs, and how they sign, depends on where you live.',
    },
    {
      heading: 'Living trusts',
      text: 'A living trust holds your home and accounts now, under your own control, and hands them on later. It can only hand on what it was given: a deed and some forms have to follow the signature. Whether it is worth the work depends on what you own and where you live.',
      term: {
        title: 'Trustee, in plain words',
        text: 'Whoever manages what a trust holds. While you live, that is usually you.',
      },
    },
    {
      heading: 'If you are ill',
      text: 'Two more papers speak while you live. One names somebody for your money. The other names somebody for your treatment, and says what you would want.',
    },
  ],
  steps: [
    {
      label: 'At the first talk',
      title: 'We ask who and what',
      text: 'Who depends on you, what you own, and whose name is on it.',
    },
    {
      label: 'Before anything is signed',
      title: 'You read it at home',
      text: 'You ask about every sentence that is not clear, and change what is wrong.',
    },
    {
      label: 'At the signing',
      title: 'Witnesses, and a notary where one is needed',
      text: 'We tell you who has to be in the room, and who must not be.',
    },
    {
      label: 'In the weeks after',
      title: 'The papers are put to work',
      text: 'Deeds, accounts and beneficiaries are brought in line with the plan. A trust that holds nothing avoids nothing.',
    },
    {
      label: 'When the family changes',
      title: 'You look at it again',
      text: 'A birth, a death, a marriage, a divorce or a move can change what the papers should say.',
    },
  ],
  todo: [
    'List what you own, and whose name is on it.',
    'Ask your bank and insurer who your beneficiaries are.',
    'Think of one person for money, one for health, and one for the children.',
    'Find the deed to your home.',
  ],
  questions: [
    {
      question: 'Do I need a trust, or is a will enough?',
      answer:
        'It depends on what you own, on whose name is on it, and on how the law passes it on. A home is often the reason for a trust. If your accounts name beneficiaries, a will may be all you need. Parents of young children should have a will in either case.',
    },
    {
      question: 'What happens if I have written nothing?',
      answer:
        'Then the law decides who inherits, and a court decides who looks after your children and who does the work. It may not be what you would have chosen.',
    },
    {
      question: 'We signed papers years ago. Are we done?',
      answer:
        'Look at two things: is everyone in them still the right person, and does what you own match what they say? If you have moved here from far away since, have them read once.',
    },
  ],
  types: [
    {
      key: 'estate-planning',
      label: 'Estate Planning Review (60 min)',
      durationMinutes: 60,
      description: 'We read your will or trust, or plan your first one.',
      bringText:
        'Wills, trusts and deeds that you have, and a list of what you own. Missing papers are fine.',
    },
  ],
  messageHint: 'Whom you want to provide for, and whether you own a home. No account numbers.',
};
