import type { AreaPreset } from './preset.ts';

export const employment: AreaPreset = {
  key: 'employment',
  figure: 'family-law',
  description:
    'Pay, leave, discrimination and the end of a job in {city}: what to keep, and what to do first.',
  lead: 'Work pays the rent, and fills most of the week. When it goes wrong, you should know where you stand before you answer.',
  intro:
    'A lot can be set right with one calm letter. It helps to ask before you sign, resign or post something about it.',
  sections: [
    {
      heading: 'Pay and hours',
      text: 'Overtime, breaks, tips, expenses and the last paycheck have rules, and some of them depend on where you work. What you are called in a contract matters less than what you do all day. Your own notes of your hours can be proof.',
      term: {
        title: 'Exempt, in plain words',
        text: 'A job to which the rules about overtime do not apply. The duties and the pay decide it, not the title.',
      },
    },
    {
      heading: 'Discrimination and harassment',
      text: 'The law protects people from being treated worse for who they are: their age, sex, race, faith, disability and more. It also protects those who complain about it. For most claims there is a short time to file with an agency first.',
      term: {
        title: 'Retaliation, in plain words',
        text: 'Being punished at work because you used a right, or helped somebody to use theirs.',
      },
    },
    {
      heading: 'The end of a job',
      text: 'Most jobs can be ended by either side at any time, but not for every reason. Read what you are asked to sign. A separation agreement usually trades money for your claims, and you may take time to think.',
    },
  ],
  steps: [
    {
      label: 'At the first talk',
      title: 'You tell it in order',
      text: 'What happened, when, who was there, and what is in writing.',
    },
    {
      label: 'After it',
      title: 'You know the dates',
      text: 'Which claims there may be, and by when each has to be filed.',
    },
    {
      label: 'Then',
      title: 'A letter, or a charge with an agency',
      text: 'Many matters end with an answer to a letter. Some have to go to an agency before a court.',
    },
    {
      label: 'In the end',
      title: 'An agreement or a decision',
      text: 'You read every agreement at home before you sign it.',
    },
  ],
  todo: [
    'Keep your contract, handbook, pay stubs and reviews.',
    'Write down what happened, day by day, on paper of your own.',
    'Take nothing from work that is not yours, and delete nothing.',
    'Don’t sign or resign before you have asked.',
  ],
  questions: [
    {
      question: 'I was let go. Should I sign what they gave me?',
      answer:
        'Not on the day. Such papers usually ask you to give up claims in return for money. Read by when you have to answer, and have it read before that date.',
    },
    {
      question: 'How long do I have to act?',
      answer:
        'Often less than people think. Some claims have to be filed with an agency within months. The time can begin on the day on which you were told, not on your last day. So ask early.',
    },
    {
      question: 'Can I lose my job because I asked a lawyer?',
      answer:
        'You may ask for advice, and your employer does not learn of it from us. Punishing somebody for using a right is against the law in many cases. Write to us from your own device, not from that of your employer.',
    },
  ],
  types: [
    {
      key: 'employment',
      label: 'Employment Consultation (45 min)',
      durationMinutes: 45,
      description: 'What happened at work, which dates count, and what to say next.',
      bringText:
        'Your contract, recent pay stubs, and letters or messages about it. Missing papers are fine.',
    },
  ],
  messageHint: 'What happened at work, when, and any date by which you have to answer.',
};
