import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { CalendarSettings } from '../../../db/schema.gen.ts';
import { MAX_PAGE_SIZE } from '../../platform/pagination/rules.ts';
import type { CalendarProvider } from './rules.ts';

const COLUMNS = [
  'id',
  'provider',
  'isActive',
  'config',
  'webhookUrl',
  'apiKey',
  'createdAt',
  'hostNumber',
] as const;

/** `config` and `apiKey` with their secrets sealed; `hostNumber` is null for a calendar of the firm. */
export type StoredCalendar = Pick<Selectable<CalendarSettings>, (typeof COLUMNS)[number]> & {
  provider: CalendarProvider;
};

const calendars = (db: Db) =>
  db.selectFrom('calendarSettings').select(COLUMNS).$castTo<StoredCalendar>();

/** Lists the calendars of the firm, newest first; the active one is always included. */
export function listCalendars(db: Db) {
  return calendars(db)
    .where('hostNumber', 'is', null)
    .orderBy('isActive', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MAX_PAGE_SIZE)
    .execute();
}

export function findActiveCalendar(db: Db) {
  return calendars(db).where('isActive', '=', true).executeTakeFirst();
}

/** The calendars in use: the active one of the firm, and those of hosts. */
export function listCalendarsInUse(db: Db) {
  return calendars(db).where(isInUse).orderBy('hostNumber').execute();
}

/** The active calendar of the firm, or the calendar of a host. */
export const isInUse = sql<boolean>`(is_active or calendar_settings.host_number is not null)`;

export function findCalendar(db: Db, id: string) {
  return calendars(db).where('id', '=', id).executeTakeFirst();
}

export function findHostCalendar(db: Db, hostNumber: number) {
  return calendars(db).where('hostNumber', '=', hostNumber).executeTakeFirst();
}

/** Locks all calendars until the transaction ends, so that only one of them becomes active. */
export function lockCalendars(tx: Tx) {
  return calendars(tx).orderBy('id').forUpdate().execute();
}

export function lockCalendar(tx: Tx, id: string) {
  return calendars(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertCalendar(tx: Tx, calendar: Omit<StoredCalendar, 'isActive'>) {
  return tx
    .insertInto('calendarSettings')
    .values({ ...calendar, isActive: false })
    .returning(COLUMNS)
    .$castTo<StoredCalendar>()
    .executeTakeFirstOrThrow();
}

export function updateCalendar(
  tx: Tx,
  id: string,
  change: Pick<StoredCalendar, 'provider' | 'config' | 'webhookUrl' | 'apiKey'>,
) {
  return tx
    .updateTable('calendarSettings')
    .set(change)
    .where('id', '=', id)
    .returning(COLUMNS)
    .$castTo<StoredCalendar>()
    .executeTakeFirstOrThrow();
}

export async function deactivateCalendars(tx: Tx): Promise<void> {
  await tx
    .updateTable('calendarSettings')
    .set({ isActive: false })
    .where('isActive', '=', true)
    .execute();
}

export function setCalendarActive(tx: Tx, id: string) {
  return tx
    .updateTable('calendarSettings')
    .set({ isActive: true })
    .where('id', '=', id)
    .returning(COLUMNS)
    .$castTo<StoredCalendar>()
    .executeTakeFirstOrThrow();
}

export async function deleteCalendar(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('calendarSettings').where('id', '=', id).execute();
}
