import { AGREEMENT_STATES, STATE_LABELS } from '../../../src/features/agreements/rules.ts';
import { emailKindLabel } from '../../../src/features/email/rules.ts';
import type { Person } from '../../../src/features/privacy/schema.ts';
import { eventLabel } from '../../../src/features/webhooks/rules.ts';
import type { AdminPath } from '../../admin/section.ts';

type RecordKind = Person['kinds'][number]['kind'];
type RecordRow = { id: string; at: string; what: string };

type Words = {
  title: string;
  /** What erasing does to these records. */
  fate: string;
  /** The label of a single record. */
  of?: (row: RecordRow) => string;
  /** The back-office page of a single record. */
  at?: (row: RecordRow) => { to: AdminPath; search: object };
};

const SUBSCRIPTIONS: Readonly<Record<string, string>> = {
  pending: 'Asked for the newsletter',
  confirmed: 'Gets the newsletter',
  unsubscribed: 'Unsubscribed from the newsletter',
};

const PAYMENTS: Readonly<Record<string, string>> = {
  open: 'Is paying a fee',
  booked: 'Fee paid',
  unbooked: 'Fee paid, time not available',
  expired: 'Fee not paid',
};

const ACCOUNTS: Readonly<Record<string, string>> = {
  account: 'has not signed in here',
  admin: 'has access',
  pending: 'waits for approval',
  revoked: 'access withdrawn',
};

const ACCOUNT_FATE =
  'Erasing keeps them. Withdraw access under Staff; the person who runs the website deletes the account itself.';

const agreementLabel = (what: string): string => {
  const state = AGREEMENT_STATES.find((each) => each === what);
  return state ? STATE_LABELS[state].toLowerCase() : what;
};

export const RECORD_WORDS: Readonly<Record<RecordKind, Words>> = {
  messages: {
    title: 'Messages',
    fate: 'Erasing deletes them.',
    of: () => 'Message',
    at: ({ id }) => ({ to: '/admin/contact-submissions', search: { open: id } }),
  },
  appointments: {
    title: 'Appointments',
    fate: 'Erasing deletes them, and takes them out of the connected calendar.',
    of: ({ what }) => `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
    at: ({ id }) => ({ to: '/admin/appointments', search: { open: id } }),
  },
  waits: {
    title: 'Waiting for an earlier time',
    fate: 'Erasing deletes them, and frees a time that is held for an offer.',
    of: ({ what }) =>
      what === 'waiting' ? 'Waits for an earlier time' : 'Waited for an earlier time',
  },
  payments: {
    title: 'Fees paid online',
    fate: 'Erasing deletes them, except with an appointment that is kept. While money is on its way, only name and address are deleted. The payment company keeps its own records.',
    of: ({ what }) => PAYMENTS[what] ?? what,
  },
  questions: {
    title: 'Questions and answers',
    fate: 'Erasing deletes them. Answers about a consultation that took place are kept with the client’s file.',
    of: ({ what }) => (what === 'answered' ? 'Answers sent' : 'Questions'),
  },
  conflictChecks: {
    title: 'Conflict checks',
    fate: 'Erasing deletes them with the message or the appointment. An export says when, not what was found.',
    of: () => 'Names compared',
  },
  agreements: {
    title: 'Agreements',
    fate: 'Erasing deletes them. If the client’s file is kept, those that the client has signed stay for five years.',
    of: ({ what }) => `Agreement: ${agreementLabel(what)}`,
  },
  calculations: {
    title: 'Calculations',
    fate: 'Erasing deletes them.',
    of: () => 'Calculation with this address',
  },
  subscriptions: {
    title: 'Newsletter',
    fate: 'Erasing deletes it. No letters are sent unless they subscribe again.',
    of: ({ what }) => SUBSCRIPTIONS[what] ?? what,
  },
  documents: {
    title: 'Documents',
    fate: 'Erasing deletes them, those that the firm has shared too. An export lists them: download the documents themselves on the page of the person.',
    of: ({ what }) => (what === 'to_client' ? 'Shared by the firm' : 'Sent by the client'),
  },
  notes: {
    title: 'Notes and calls',
    fate: 'Erasing deletes them, with the person, their tags and next step.',
    of: ({ what }) => (what === 'call' ? 'Call' : 'Note'),
  },
  webhookEvents: {
    title: 'Events for other systems',
    fate: 'Erasing deletes them. Copies that a receiver has stored remain there: ask it to delete them.',
    of: ({ what }) => eventLabel(what),
  },
  mails: {
    title: 'Mails',
    fate: 'Erasing deletes them, also those to the firm about this person. Waiting mails are not sent.',
    of: ({ what }) => emailKindLabel(what),
    at: ({ id }) => ({ to: '/admin/mail', search: { open: id } }),
  },
  accounts: {
    title: 'Accounts',
    fate: ACCOUNT_FATE,
    of: ({ id, what }) => `${id}: ${ACCOUNTS[what] ?? what}`,
    at: ({ id }) => ({ to: '/admin/staff', search: { q: id } }),
  },
  auditEntries: {
    title: 'Audit log',
    fate: 'Erasing keeps the log: who on staff did what, and when. Names and addresses in it become “erased”.',
    of: ({ what }) => `Somebody ${what}`,
  },
};
