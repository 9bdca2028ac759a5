import type { AreaPreset } from './preset.ts';

export const criminalDefense: AreaPreset = {
  key: 'criminal-defense',
  figure: 'divorce',
  description:
    'Investigations, charges and hearings in {city}: what to say, and what happens first.',
  lead: 'A knock at the door, a letter, a call from a station. You have the right to say nothing until you have talked to a lawyer. Use it.',
  intro:
    'If somebody has been arrested, call us; don’t write it in a form. If the police want to talk to you, you may say: I would like to speak with a lawyer first.',
  sections: [
    {
      heading: 'Before a charge',
      text: 'You can be asked for a talk before anybody accuses you of anything. What you say can be used, also what you say to be helpful. A lawyer can answer for you, and can find out what it is about.',
    },
    {
      heading: 'Arrest and bail',
      text: 'After an arrest a judge decides whether somebody may go home until the trial, and on which terms. Work, family, and ties to the place can count. Calls from a jail are usually recorded: talk about the place and the name, not about what happened.',
      term: {
        title: 'Bail, in plain words',
        text: 'Money or a promise that is given so that somebody can wait for the trial at home.',
      },
    },
    {
      heading: 'The case',
      text: 'A charge is a claim that has to be proved. Some cases are dismissed, some end with an agreement, some go to trial. You decide how you plead, after you have heard what each way would mean.',
      term: {
        title: 'Arraignment, in plain words',
        text: 'The first hearing, at which the charge is read and you say how you plead.',
      },
    },
    {
      heading: 'What follows',
      text: 'A conviction can touch a job, a license, a home or the right to stay in the country. Ask about that before a case ends, not after it. The law may allow some records to be cleared later.',
    },
  ],
  steps: [
    {
      label: 'Now',
      title: 'Say nothing about it',
      text: 'Not to the police, not to friends, not online. Give your name, and ask for a lawyer.',
    },
    {
      label: 'At the first talk',
      title: 'We read the papers',
      text: 'What you are accused of, when the next date is, and what must not be missed.',
    },
    {
      label: 'Then',
      title: 'We ask for the evidence',
      text: 'Reports, videos and names. You read what there is, with us.',
    },
    {
      label: 'Before each hearing',
      title: 'You know what comes',
      text: 'Where to be, what to wear, what will be asked, and what may be decided.',
    },
  ],
  todo: [
    'Find every paper with a date on it, and go to every date.',
    'Talk about what happened to nobody but your lawyer.',
    'Delete nothing, and hand over no phone without advice.',
    'Write down the names of those who were there, for your lawyer alone.',
  ],
  questions: [
    {
      question: 'The police want to talk to me. Should I go?',
      answer:
        'Talk to a lawyer before you do. You may decline to answer questions, and you may have a lawyer with you. To ask for one is not an admission.',
    },
    {
      question: 'They did not read me my rights. Is the case over?',
      answer:
        'Usually not. It can mean that some of what you said cannot be used. Tell us what was asked, and when.',
    },
    {
      question: 'Somebody I love was arrested. What can I do?',
      answer:
        'Find out where they are and under which name they are booked. Tell them to ask for a lawyer, and not to talk about what happened on the phone. Then call us.',
    },
  ],
  types: [
    {
      key: 'criminal-defense',
      label: 'Criminal Defense Consultation (45 min)',
      durationMinutes: 45,
      description: 'The charge, the next date, and what to leave unsaid.',
      bringText: 'Every paper from the police or the court. Missing papers are fine.',
    },
  ],
  messageHint: 'The next date and the court. Please don’t write what happened; tell us in person.',
};
