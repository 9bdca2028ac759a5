import { expect, it } from 'vitest';
import { describeErased } from './describe-erased.ts';

const nothing = {
  messages: 0,
  appointments: 0,
  keptAppointments: 0,
  waits: 0,
  agreements: 0,
  keptAgreements: 0,
  calculations: 0,
  questions: 0,
  subscriptions: 0,
  people: 0,
  notes: 0,
  documents: 0,
  mails: 0,
  auditEntries: 0,
};

it.each([
  [nothing, 'There was nothing left to delete.'],
  [{ ...nothing, people: 1, notes: 2 }, 'Deleted: 1 person, 2 notes.'],
  [{ ...nothing, documents: 1 }, 'Deleted: 1 document.'],
  [{ ...nothing, messages: 1, mails: 1_200 }, 'Deleted: 1 message, 1,200 mails.'],
  [{ ...nothing, waits: 1 }, 'Deleted: 1 wait for an earlier time.'],
  [
    { ...nothing, appointments: 2, keptAppointments: 1 },
    'Deleted: 2 appointments. Kept for a time: 1 appointment.',
  ],
  [
    { ...nothing, agreements: 1, keptAgreements: 2 },
    'Deleted: 1 agreement. Kept for a time: 2 agreements.',
  ],
  [
    { ...nothing, auditEntries: 1 },
    'There was nothing left to delete. Without a name now: 1 entry of the audit log.',
  ],
  [
    { ...nothing, calculations: 1, subscriptions: 1, keptAppointments: 3, auditEntries: 2 },
    'Deleted: 1 calculation, 1 subscription. Kept for a time: 3 appointments. Without a name now: 2 entries of the audit log.',
  ],
])('describes %j as: %s', (erased, words) => {
  expect(describeErased(erased, 'en-US')).toBe(words);
});
