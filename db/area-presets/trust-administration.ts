import type { AreaPreset } from './preset.ts';

export const trustAdministration: AreaPreset = {
  key: 'trust-administration',
  figure: 'trust-administration',
  description:
    'The work of a trustee in {city}: notices, accounts, taxes and distributions, in order.',
  lead: 'Somebody has died, and you are the trustee. There is work to do, in a set order. None of it has to be done tonight.',
  intro:
    'You were named because somebody relied on you. You were not asked to know the law. We turn the box of papers into a list with dates.',
  sections: [
    {
      heading: 'What a trustee does',
      text: 'A trustee tells those who have to be told, finds and secures what the trust holds, pays debts and taxes, and hands on the rest. All of it is written down. A trustee who skips a step can be liable for it.',
      term: {
        title: 'A fiduciary, in plain words',
        text: 'Somebody who handles what belongs to others, and has to put them first.',
      },
    },
    {
      heading: 'Accounts',
      text: 'Those who receive from a trust may usually ask what came in, what went out and why. If you keep every paper from the first day, the account at the end is short work.',
    },
    {
      heading: 'When somebody disagrees',
      text: 'A sibling asks why it takes so long. A beneficiary reads a sentence differently. Most of that is answered by a clear letter. Where it is not, a court can say what the trust means.',
    },
  ],
  steps: [
    {
      label: 'In the first days',
      title: 'Secure what there is',
      text: 'The home, the mail, the car, the pets. Order certified copies of the death certificate.',
    },
    {
      label: 'Soon after',
      title: 'Find and read the trust',
      text: 'Who is the trustee now, who receives what, and is there anything to do by a date?',
    },
    {
      label: 'Within the time that the law sets',
      title: 'Tell those who have to be told',
      text: 'In many places the trustee has to give a formal notice. We write it, and say to whom it goes.',
    },
    {
      label: 'Then',
      title: 'List, value, pay',
      text: 'What the trust holds, what it is worth, what is owed, and which tax returns are due.',
    },
    {
      label: 'At the end',
      title: 'Hand on the rest',
      text: 'With an account, and with receipts.',
    },
  ],
  todo: [
    'Sign nothing in a hurry, and hand out nothing yet.',
    'Find the trust with its changes, and the will.',
    'Open one folder for every paper, and keep the envelopes.',
    'Keep the money of the trust apart from your own.',
  ],
  questions: [
    {
      question: 'My mother has died and I am the trustee. What is first?',
      answer:
        'Breathe, and sign nothing in a hurry. Secure the house, order death certificates, and find the trust. There may be a time for a notice to those who inherit. We can write it and the list of what follows.',
    },
    {
      question: 'May I be paid for the work?',
      answer:
        'Often yes. Some trusts say how much; otherwise the law may allow what is reasonable. Write down your hours from the first day, and ask before you take anything.',
    },
    {
      question: 'Do I have to do it at all?',
      answer:
        'You can usually decline, best before you begin. The trust then names the next person, or a court does. Once you have begun, ending it takes more steps.',
    },
  ],
  types: [
    {
      key: 'trust-administration',
      label: 'Trust Administration Meeting (60 min)',
      durationMinutes: 60,
      description: 'We read the trust, and write the list of what is to do and by when.',
      bringText:
        'The trust with its changes, the will, and letters that have come since. Missing papers are fine.',
    },
  ],
  messageHint: 'Who has died and when, and whether you are the trustee. No account numbers.',
};
