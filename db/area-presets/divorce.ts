import type { AreaPreset } from './preset.ts';

export const divorce: AreaPreset = {
  key: 'divorce',
  figure: 'divorce',
  description:
    'Divorce and separation in {city}: how it begins, what it settles, and what to do first.',
  lead: 'Two lives are taken apart, one question at a time. There is an order to it, and you don’t have to answer everything at once.',
  intro:
    'You may be sure, or not sure at all. Either way you can ask what would happen. Asking starts nothing.',
  sections: [
    {
      heading: 'What a divorce settles',
      text: 'It ends the marriage. It also says who has what, who pays which debt, whether one of you supports the other, and where the children live. Where you agree, you write it down together. Where you can’t, a judge decides.',
      term: {
        title: 'A petition, in plain words',
        text: 'The paper that opens the case. It says what you ask for; it decides nothing.',
      },
    },
    {
      heading: 'Laying the money open',
      text: 'Both of you have to show what you earn, own and owe. It is dull work, and it decides much of the rest. What was hidden and is found later can be very costly to the one who hid it.',
    },
    {
      heading: 'Separation',
      text: 'Some couples live apart without ending the marriage: for faith, for health insurance, or because they need time. What it is called, and what it settles, depends on where you live. We tell you what it would mean for you.',
    },
  ],
  steps: [
    {
      label: 'The first day',
      title: 'One of you files, or both together',
      text: 'The petition goes to the court that is in charge where you live. In some places spouses who agree can file together.',
    },
    {
      label: 'Then',
      title: 'The papers are handed over',
      text: 'The other spouse receives them in the way that the law prescribes. From then on there can be rules for both of you about money and children.',
    },
    {
      label: 'Within the time on the papers',
      title: 'An answer',
      text: 'The papers say how long there is to answer. If nobody answers, the case can go on alone.',
    },
    {
      label: 'In between',
      title: 'Both of you lay open what there is',
      text: 'Income, property and debts, with the papers behind them.',
    },
    {
      label: 'At the end',
      title: 'A judgment',
      text: 'It says what holds from now on. There can be a waiting period before it.',
    },
  ],
  todo: [
    'Copy tax returns, pay stubs, and statements of accounts, loans and retirement plans.',
    'Write down when you married, and when you began to live apart.',
    'Change the passwords of your e-mail and your bank.',
    'Keep paying what you always paid. Move no large sums.',
  ],
  questions: [
    {
      question: 'How long does a divorce take?',
      answer:
        'That depends on where you live, on your court, and most of all on how much you agree on. There can be a waiting period. We tell you what is usual at your court.',
    },
    {
      question: 'Do I have to prove that somebody is to blame?',
      answer:
        'In most cases no. It is usually enough that the marriage has broken down. There can be other grounds, too. Ask what is used where you live before you write down reasons that you can’t take back.',
    },
    {
      question: 'Should I move out?',
      answer:
        'Not in a hurry, unless you or the children are not safe. Moving can matter for the home and for the children. Talk to a lawyer first, if you can wait that long.',
    },
  ],
  types: [
    {
      key: 'divorce',
      label: 'Divorce Consultation (60 min)',
      durationMinutes: 60,
      description: 'What to expect, what to file, and what to keep.',
      bringText:
        'Papers that you have been given, the last tax return, and a list of what you own and owe. Missing papers are fine.',
    },
  ],
  messageHint: 'Whether papers have been filed, and any date on them. No account numbers.',
  isAboutSafety: true,
};
