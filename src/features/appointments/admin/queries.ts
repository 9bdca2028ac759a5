import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { countCapped } from '../../../platform/pagination/count-queries.ts';
import { findMatchingIds } from '../../../platform/pagination/matching-ids-queries.ts';
import { fetchPage, orderFor, pageKey } from '../../../platform/pagination/page-queries.ts';
import { readAll } from '../../../platform/pagination/read-all.ts';
import type { Sort } from '../../../platform/pagination/rules.ts';
import type { PageInput } from '../../../platform/pagination/schema.ts';
import { fetchSearchPage } from '../../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../../platform/pagination/search-word-queries.ts';
import { subMinutes } from '../../../platform/time/date-math.ts';
import { MAX_DURATION_MINUTES } from '../../scheduling/rules.ts';
import { STAFF_COLUMNS, type StaffTypes } from '../queries.ts';
import type { AppointmentStatus } from '../rules.ts';
import type { APPOINTMENT_SORTS } from './rules.ts';

type Filter = {
  status?: AppointmentStatus | null | undefined;
  /** Starts at or after this instant. */
  from?: Date | undefined;
  /** Starts before this instant. */
  before?: Date | undefined;
  /** The slug of the host, or null for the firm. */
  attorney?: string | null | undefined;
};

const hostNumbers = (db: Db, attorney: string | null) =>
  db
    .selectFrom('hosts')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select('hosts.number')
    .where('attorneys.slug', 'is not distinct from', attorney);

const matching = (db: Db, { status, from, before, attorney }: Filter) => {
  let appointments = db.selectFrom('appointments');
  if (status) appointments = appointments.where('status', '=', status);
  if (from) appointments = appointments.where('scheduledDate', '>=', from);
  if (before) appointments = appointments.where('scheduledDate', '<', before);
  if (attorney !== undefined) {
    appointments = appointments.where('hostNumber', 'in', hostNumbers(db, attorney));
  }
  return appointments;
};

/** The orders of the list, each with an index (migrations 0010 and 0051). */
const ORDERS = {
  start: { column: 'scheduledDate', type: 'timestamptz' },
  name: { column: sql`lower(last_name || ' ' || first_name)`, type: 'text' },
} as const;

type Search = Filter & {
  q?: string | null | undefined;
  sort: Sort<(typeof APPOINTMENT_SORTS)[number]>;
};

/** A page of the appointments that match the search and filters. */
export function listAppointments(
  db: Db,
  { sort, limit, cursor, q, ...filter }: Search & { limit: number; cursor: string | null },
) {
  const order = orderFor(ORDERS, sort);
  const query = matching(db, filter)
    .select(STAFF_COLUMNS)
    .$narrowType<StaffTypes>()
    .select(pageKey(order));
  const page = { limit, cursor };
  return q
    ? fetchSearchPage(db, query, matchesSearchWords(q), order, page)
    : fetchPage(query, order, page);
}

/** The appointments that match the search and filters, for a bulk change. */
export const findMatchingAppointments = (db: Db, { q, ...filter }: Omit<Search, 'sort'>) =>
  findMatchingIds(db, matching(db, filter).select(['id']), q ? matchesSearchWords(q) : undefined);

/** The appointments that are over and still open, for a bulk change. */
export const findMatchingOverAndOpen = (db: Db, now: Date) =>
  findMatchingIds(db, overAndOpen(db, now).select(['id']));

const OLDEST_FIRST = orderFor(ORDERS, 'start');

const overAndOpen = (db: Db, now: Date) =>
  matching(db, { before: now })
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('endsAt', '<=', now);

/** A page of the appointments that ended by `now` and are still scheduled or confirmed, oldest first. */
export function listOverAndOpen(db: Db, { now, ...page }: PageInput & { now: Date }) {
  const query = overAndOpen(db, now)
    .select(STAFF_COLUMNS)
    .$narrowType<StaffTypes>()
    .select(pageKey(OLDEST_FIRST));
  return fetchPage(query, OLDEST_FIRST, page);
}

export function countOverAndOpen(db: Db, now: Date): Promise<number> {
  return countCapped(db, overAndOpen(db, now).select('id'));
}

/** All appointments that match the search and filters, in batches: see `readAll`. */
export function readAppointments(db: Db, { sort, q, ...filter }: Search) {
  const order = orderFor(ORDERS, sort);
  const query = matching(db, filter)
    .select(STAFF_COLUMNS)
    .$narrowType<StaffTypes>()
    .select(pageKey(order));
  return readAll(db, query, order, q ? matchesSearchWords(q) : undefined);
}

export function countAppointments(db: Db, filter: Filter): Promise<number> {
  return countCapped(db, matching(db, filter).select('id'));
}

// More appointments than a firm of three hundred people has in two months, the longest range of the calendar.
const MAX_IN_CALENDAR = 5_000;

/** Appointments of every status that overlap the time between two instants, in order. */
export function listAppointmentsBetween(db: Db, { from, to }: { from: Date; to: Date }) {
  // Filters by start to use the index; no appointment is longer than MAX_DURATION_MINUTES.
  return matching(db, { from: subMinutes(from, MAX_DURATION_MINUTES), before: to })
    .where('endsAt', '>', from)
    .select(STAFF_COLUMNS)
    .$narrowType<StaffTypes>()
    .orderBy('scheduledDate')
    .orderBy('hostNumber')
    .orderBy('id')
    .limit(MAX_IN_CALENDAR)
    .execute();
}

export function findAppointment(db: Db, id: string) {
  return db
    .selectFrom('appointments')
    .select([...STAFF_COLUMNS, 'version'])
    .where('id', '=', id)
    .$narrowType<StaffTypes>()
    .executeTakeFirst();
}

/** Replaces the notes if they are unchanged since they were read; undefined otherwise. */
export function updateNotes(
  tx: Tx,
  { id, notes, before }: { id: string; notes: string | null; before: string | null },
) {
  return tx
    .updateTable('appointments')
    .set({ notes })
    .where('id', '=', id)
    .where(sql<boolean>`notes is not distinct from ${before}`)
    .returning(STAFF_COLUMNS)
    .$narrowType<StaffTypes>()
    .executeTakeFirst();
}

export async function deleteAppointment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('appointments').where('id', '=', id).execute();
}
