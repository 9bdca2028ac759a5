import { expect, it } from 'vitest';
import { type Readers, readSearch } from '../../admin/list-search.ts';
import { SECTIONS } from '../../admin/sections.ts';
import { APPOINTMENTS } from '../appointments/admin/appointment-definitions.ts';
import { MESSAGES } from '../contact/message-list.tsx';
import { MAILS } from '../email/mail-page.tsx';
import { ACCOUNTS } from '../staff/staff-page.tsx';
import { RECORD_WORDS } from './record-words.ts';

const KINDS = Object.keys(RECORD_WORDS) as (keyof typeof RECORD_WORDS)[];

const rowOf = (what: string) => ({ id: 'row-1', at: '2031-03-10T17:00:00Z', what });

it.each([
  ['messages', 'new', 'Message'],
  ['appointments', 'scheduled', 'Scheduled'],
  ['calculations', 'saved', 'Calculation with this address'],
  ['subscriptions', 'confirmed', 'Gets the newsletter'],
  ['mails', 'booking_confirmation', 'Booking confirmation'],
  ['accounts', 'pending', 'row-1: waits for approval'],
  ['auditEntries', 'marked a message as read', 'Somebody marked a message as read'],
] as const)('labels one of the %s (%s) “%s”', (kind, what, words) => {
  expect(RECORD_WORDS[kind].of?.(rowOf(what))).toBe(words);
});

it.each(['subscriptions', 'mails'] as const)('shows an unknown value of %s unchanged', (kind) => {
  expect(RECORD_WORDS[kind].of?.(rowOf('unheard-of'))).toBe('unheard-of');
});

it.each(KINDS)('says what erasing does to %s', (kind) => {
  expect(RECORD_WORDS[kind].fate).toMatch(/^Erasing (deletes|keeps) .*\.$/s);
});

const READERS: Partial<Record<keyof typeof RECORD_WORDS, Readers>> = {
  messages: MESSAGES.readers,
  appointments: APPOINTMENTS.readers,
  mails: MAILS.readers,
  accounts: ACCOUNTS.readers,
};

it.each(KINDS)('links %s, if at all, to a screen that reads the id in the link', (kind) => {
  const place = RECORD_WORDS[kind].at?.(rowOf('any'));
  expect(place === undefined).toBe(READERS[kind] === undefined);
  if (!place) return;
  expect(SECTIONS.map(({ to }) => to)).toContain(place.to);
  expect(Object.values(place.search)).toEqual(['row-1']);
  expect(readSearch(READERS[kind] ?? {}, { ...place.search })).toEqual(place.search);
});
