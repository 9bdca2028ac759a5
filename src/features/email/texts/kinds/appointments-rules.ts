import type { EmailKind } from '../../rules.ts';
import { type OriginalText, original } from '../originals/rules.ts';
import type { MailTextDefinition } from '../rules.ts';
import { closing as closingOf, opening as openingOf, subject } from './parts-rules.ts';

const FACTS =
  'The mail begins with “Dear” and the first name. Time, attorney, place and the button to the client’s page stand between opening and closing; the firm and its phone number follow.';

const SUBJECT_END = 'on Tue, Mar 12 at 10:00 AM';

const FIELDS = ['client', 'attorney'] as const;

/** The closing of a mail whose appointment the client can change. */
const closing = (key: OriginalText) =>
  ({ ...closingOf(key, [...FIELDS, 'howToChange']), needs: ['howToChange'] }) as const;

const opening = (key: OriginalText, when?: string) =>
  ({ ...openingOf(key, FIELDS), ...(when && { when }) }) as const;

/** An opening for a case other than the usual one. */
const otherOpening = (key: OriginalText, when: string) =>
  ({ ...opening(key, when), insteadOf: 'opening' }) as const;

/** The opening of a mail that names the attorney before the change. */
const changedOpening = (key: OriginalText, when: string) =>
  ({ ...openingOf(key, [...FIELDS, 'attorneyBefore']), when, insteadOf: 'opening' }) as const;

/** The texts of a mail about a change to an appointment that is not cancelled. */
const news = (sentWhen: string, subjectKey: OriginalText, openingKey: OriginalText) =>
  ({
    sentWhen,
    facts: FACTS,
    subjectEnd: SUBJECT_END,
    parts: {
      subject: subject(subjectKey),
      opening: opening(openingKey),
      closing: closing('howToChangeWithFile'),
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
      subject: subject('bookingConfirmationSubject'),
      opening: opening('bookingConfirmationOpening', STANDARD_BRING),
      openingBring: otherOpening('bookingConfirmationOpeningBring', OWN_BRING),
      bring: {
        label: 'What to bring',
        when: STANDARD_BRING,
        ...original('bookingConfirmationBring'),
        // Without the client's name: links in this text are made clickable.
        fields: [],
      },
      closing: closing('howToChange'),
    },
  },
  booking_reminder_day: {
    sentWhen: 'A consultation is a day away.',
    facts: FACTS,
    subjectEnd: SUBJECT_END,
    parts: {
      subject: subject('reminderDaySubject'),
      opening: opening('reminderDayOpening', STANDARD_BRING),
      openingBring: otherOpening('reminderDayOpeningBring', OWN_BRING),
      closing: closing('howToChange'),
    },
  },
  booking_reminder_hour: {
    sentWhen: 'A consultation is an hour away.',
    facts: FACTS,
    subjectEnd: SUBJECT_END,
    parts: {
      subject: subject('reminderHourSubject'),
      opening: opening('reminderHourOpening', AT_OFFICE),
      openingRemote: otherOpening('reminderHourOpeningRemote', ELSEWHERE),
      closing: closing('howToChange'),
    },
  },
  booking_confirmed: {
    sentWhen: 'You or the client have confirmed a consultation.',
    facts: FACTS,
    subjectEnd: SUBJECT_END,
    parts: {
      subject: subject('bookingConfirmedSubject'),
      opening: opening('bookingConfirmedOpening', AT_OFFICE),
      openingRemote: otherOpening('bookingConfirmedOpeningRemote', ELSEWHERE),
      closing: closing('howToChangeWithFile'),
    },
  },
  booking_changed: {
    sentWhen: 'A consultation has been moved, or given to another attorney.',
    facts: FACTS,
    subjectEnd: SUBJECT_END,
    parts: {
      subject: { ...subject('bookingChangedSubject'), when: 'only the time has changed' },
      opening: opening('bookingChangedOpening', 'only the time has changed'),
      subjectHost: {
        ...subject('bookingChangedSubjectHost'),
        when: 'the attorney has changed',
        insteadOf: 'subject',
      },
      openingHost: changedOpening('bookingChangedOpeningHost', 'only the attorney has changed'),
      openingBoth: changedOpening('bookingChangedOpeningBoth', 'time and attorney have changed'),
      closing: closing('howToChangeWithFile'),
    },
  },
  booking_unconfirmed: news(
    'The confirmation of a consultation has been taken back.',
    'bookingUnconfirmedSubject',
    'bookingUnconfirmedOpening',
  ),
  booking_reopened: news(
    'A cancelled consultation takes place after all.',
    'bookingReopenedSubject',
    'bookingReopenedOpening',
  ),
  booking_link: news(
    'You have sent a client a new link to their page.',
    'bookingLinkSubject',
    'bookingLinkOpening',
  ),
  booking_cancelled: {
    sentWhen: 'A consultation has been cancelled.',
    facts:
      'The mail begins with “Dear” and the first name. Time and attorney stand between opening and closing; the firm and its phone number follow.',
    subjectEnd: SUBJECT_END,
    parts: {
      subject: subject('bookingCancelledSubject'),
      opening: opening('bookingCancelledOpening'),
      closing: closingOf('bookingCancelledClosing', FIELDS),
    },
  },
} as const satisfies Partial<Record<EmailKind, MailTextDefinition>>;
