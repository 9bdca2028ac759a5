import type { AreaPreset } from './preset.ts';

export const immigration: AreaPreset = {
  key: 'immigration',
  figure: 'custody',
  description:
    'Visas, permanent residence, citizenship and removal in {city}: what each step asks of you.',
  lead: 'Forms, dates and long waits decide where you may live and work. We go through them with you, one at a time.',
  intro:
    'You may have a letter that you don’t understand, or a date that frightens you. Bring it. What you tell us stays with us, whatever your papers say.',
  sections: [
    {
      heading: 'Visas and work',
      text: 'A visa says what you may do here, and for how long. Some are for study, some for a visit, some for one job with one employer. A change of job, school or address can need a form before it happens. Ask first.',
    },
    {
      heading: 'Permanent residence',
      text: 'The right to stay for good can come through a relative, an employer or a need for protection. Each way has its own forms, its own proof and its own waiting list. We look at which ones are open to you, and which one is shorter.',
      term: {
        title: 'A waiting list, in plain words',
        text: 'Where there are fewer places than people, the date of your first paper can set your place in the line.',
      },
    },
    {
      heading: 'Citizenship',
      text: 'Permanent residents can ask for citizenship after some years. Travel, taxes and old cases can matter, also small ones. Let somebody read your file before you send the form.',
    },
    {
      heading: 'Removal',
      text: 'A notice means that the government wants to send you out of the country. It is not always an order yet. Go to every hearing, keep every paper, and tell the court when you move.',
      term: {
        title: 'Removal, in plain words',
        text: 'What many people call deportation. In many cases a judge hears both sides first.',
      },
    },
  ],
  steps: [
    {
      label: 'At the first talk',
      title: 'We read your papers',
      text: 'Passports, visas, letters and old forms. We write down every date in them.',
    },
    {
      label: 'After it',
      title: 'You get a list',
      text: 'Which ways are open, what each needs, and what you should not do in the meantime.',
    },
    {
      label: 'Before anything is sent',
      title: 'You read it in a language that you know',
      text: 'You sign a form with your name. So you should know what it says.',
    },
    {
      label: 'Then',
      title: 'We wait, and answer',
      text: 'You hear from us when something comes, and when a date comes near.',
    },
  ],
  todo: [
    'Put every letter from the government in one folder, with its envelope.',
    'Write down when you came, and every time you left.',
    'Don’t travel, sign or change jobs before you have asked.',
    'Take advice from a lawyer or an accredited representative, not from a notary.',
  ],
  questions: [
    {
      question: 'Is it safe to talk to you?',
      answer:
        'What you tell a lawyer to get advice is confidential, whatever your papers say. Still, please don’t write details about your status in the form here. Tell us in person or by phone.',
    },
    {
      question: 'I have missed a date. Is it over?',
      answer:
        'Not always. Some dates can be reopened if there was a good reason, and if you act soon. Bring the paper with the date on it, and the reason in writing.',
    },
    {
      question: 'How long will my case take?',
      answer:
        'That depends on the kind of case, and often on the country where you were born. The government publishes its waiting times. We read them with you, and tell you when they change.',
    },
  ],
  types: [
    {
      key: 'immigration',
      label: 'Immigration Consultation (45 min)',
      durationMinutes: 45,
      description: 'Your papers, your dates, and which ways are open.',
      bringText:
        'Passports, visas, and every letter from the government. Copies are fine; missing papers, too.',
    },
  ],
  messageHint:
    'What kind of matter it is, and any date on a letter. Leave out your status and numbers.',
};
