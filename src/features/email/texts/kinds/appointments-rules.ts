import type { EmailKind } from '../../rules.ts';
import type { MailTextDefinition } from '../rules.ts';

const FACTS =
  'The mail begins with “Dear” and the first name. Time, attorney, place and the button to the client’s page stand between opening and closing; the firm and its phone number follow.';

const SUBJECT_END = 'on Tue, Mar 12 at 10:00 AM';

const FIELDS = ['client', 'attorney'] as const;

/** The closing of a mail whose appointment the client can change. */
const closing = (text: string) =>
  ({
    label: 'Closing',
    text,
    fields: [...FIELDS, 'howToChange'],
    needs: ['howToChange'],
  }) as const;

const subject = (text: string) =>
  ({ label: 'Subject', text, fields: [], isSubject: true }) as const;

const opening = (text: string, when?: string) =>
  ({ label: 'Opening', text, fields: FIELDS, ...(when && { when }) }) as const;

/** An opening for a case other than the usual one. */
const otherOpening = (text: string, when: string) =>
  ({ ...opening(text, when), insteadOf: 'opening' }) as const;

/** The texts of a mail about a change to an appointment that is not cancelled. */
const news = (sentWhen: string, subjectText: string, openingText: string) =>
  ({
    sentWhen,
    facts: FACTS,
    subjectEnd: SUBJECT_END,
    parts: {
      subject: subject(subjectText),
      opening: opening(openingText),
      closing: closing('{howToChange} The attached file puts it into your calendar.'),
    },
  }) as const;

const AT_OFFICE = 'the consultation is at the office';
const ELSEWHERE = 'the consultation is by phone or video';
const STANDARD_BRING = 'its type does not say what to bring';
const OWN_BRING = 'its type says what to bring';

/** What staff can edit in mails about appointments, with the original texts. Subjects never name the matter. */
export const APPOINTMENT_TEXTS = {
  booking_confirmation: {
    sentWhen: 'A consultation has been booked.',
    facts: FACTS,
    subjectEnd: SUBJECT_END,
    parts: {
      subject: subject('Your consultation'),
      opening: opening(
        'Your consultation is booked. You don’t have to prepare anything; here is all you need.',
        STANDARD_BRING,
      ),
      openingBring: otherOpening('Your consultation is booked. Here is all you need.', OWN_BRING),
      bring: {
        label: 'What to bring',
        when: STANDARD_BRING,
        text: 'A photo ID and any papers you already have: agreements, court letters, deeds, statements. Missing papers are fine.',
        // Without the client's name: links in this text are made clickable.
        fields: [],
      },
      closing: closing('{howToChange}'),
    },
  },
  booking_reminder_day: {
    sentWhen: 'A consultation is a day away.',
    facts: FACTS,
    subjectEnd: SUBJECT_END,
    parts: {
      subject: subject('Reminder: your consultation'),
      opening: opening(
        'This is to remind you of your consultation. You don’t have to prepare anything; papers that you already have are welcome.',
        STANDARD_BRING,
      ),
      openingBring: otherOpening('This is to remind you of your consultation.', OWN_BRING),
      closing: closing('{howToChange}'),
    },
  },
  booking_reminder_hour: {
    sentWhen: 'A consultation is an hour away.',
    facts: FACTS,
    subjectEnd: SUBJECT_END,
    parts: {
      subject: subject('Soon: your consultation'),
      opening: opening('Your consultation begins soon. We look forward to seeing you.', AT_OFFICE),
      openingRemote: otherOpening(
        'Your consultation begins soon. We look forward to talking to you.',
        ELSEWHERE,
      ),
      closing: closing('{howToChange}'),
    },
  },
  booking_confirmed: {
    sentWhen: 'You or the client have confirmed a consultation.',
    facts: FACTS,
    subjectEnd: SUBJECT_END,
    parts: {
      subject: subject('Confirmed: your consultation'),
      opening: opening('Your consultation is confirmed. We look forward to seeing you.', AT_OFFICE),
      openingRemote: otherOpening(
        'Your consultation is confirmed. We look forward to talking to you.',
        ELSEWHERE,
      ),
      closing: closing('{howToChange} The attached file puts it into your calendar.'),
    },
  },
  booking_changed: {
    sentWhen: 'A consultation has been moved, or given to another attorney.',
    facts: FACTS,
    subjectEnd: SUBJECT_END,
    parts: {
      subject: { ...subject('New time: your consultation'), when: 'only the time has changed' },
      opening: opening(
        'Your consultation has a new time. It replaces the one that you had before.',
        'only the time has changed',
      ),
      subjectHost: {
        ...subject('Changed: your consultation'),
        when: 'the attorney has changed',
        insteadOf: 'subject',
      },
      openingHost: {
        label: 'Opening',
        when: 'only the attorney has changed',
        insteadOf: 'opening',
        text: 'Your consultation is now with {attorney}, at the time below. Before, it was with {attorneyBefore}.',
        fields: [...FIELDS, 'attorneyBefore'],
      },
      openingBoth: {
        label: 'Opening',
        when: 'time and attorney have changed',
        insteadOf: 'opening',
        text: 'Your consultation has a new time and is now with {attorney}. Before, it was with {attorneyBefore}.',
        fields: [...FIELDS, 'attorneyBefore'],
      },
      closing: closing('{howToChange} The attached file puts it into your calendar.'),
    },
  },
  booking_unconfirmed: news(
    'The confirmation of a consultation has been taken back.',
    'To be confirmed: your consultation',
    'Your consultation is not confirmed any more. The time below is still kept for you, and we will write again when it is confirmed.',
  ),
  booking_reopened: news(
    'A cancelled consultation takes place after all.',
    'On again: your consultation',
    'Your consultation takes place after all, at the time below.',
  ),
  booking_link: news(
    'You have sent a client a new link to their page.',
    'Your page: your consultation',
    'Here is a new link to the page of your consultation. Links in earlier mails no longer work.',
  ),
  booking_cancelled: {
    sentWhen: 'A consultation has been cancelled.',
    facts:
      'The mail begins with “Dear” and the first name. Time and attorney stand between opening and closing; the firm and its phone number follow.',
    subjectEnd: SUBJECT_END,
    parts: {
      subject: subject('Cancelled: your consultation'),
      opening: opening(
        'Your consultation at the time below is cancelled. You need not do anything.',
      ),
      closing: {
        label: 'Closing',
        text: 'To find another time, please call {phone} or book again on our website.',
        fields: FIELDS,
      },
    },
  },
} as const satisfies Partial<Record<EmailKind, MailTextDefinition>>;
