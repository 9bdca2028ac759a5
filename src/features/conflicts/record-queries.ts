import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';
import type { RecordKind, Relation } from './rules.ts';

/** A record whose names are compared, or an entry of the conflict list. */
export type RecordRef = { kind: RecordKind; id: string };
export type QueuedRecord = { kind: RecordKind | 'entry'; id: string; addedAt: Date };

export type ClientRecord = { firstName: string; lastName: string; otherSide: string | null };

const TABLES = { message: 'contactSubmissions', appointment: 'appointments' } as const;

/** The column that refers to a record in the tables of the conflict check. */
export const RECORD_COLUMNS = {
  message: 'messageId',
  appointment: 'appointmentId',
  entry: 'entryId',
} as const;

const recordQuery = (db: Db, { kind, id }: RecordRef) =>
  db.selectFrom(TABLES[kind]).select(['firstName', 'lastName', 'otherSide']).where('id', '=', id);

export function findRecord(db: Db, ref: RecordRef): Promise<ClientRecord | undefined> {
  return recordQuery(db, ref).executeTakeFirst();
}

/** Locks a record until the transaction ends. */
export function lockRecord(tx: Tx, ref: RecordRef): Promise<ClientRecord | undefined> {
  return recordQuery(tx, ref).forUpdate().executeTakeFirst();
}

/**
 * Keeps a record from being deleted until the transaction ends, and returns it. `locked` if another transaction has
 * locked it, such as an erasure, which must not have to wait for the comparison; undefined if the record does not
 * exist.
 */
export async function holdRecord(
  tx: Tx,
  ref: RecordRef,
): Promise<ClientRecord | 'locked' | undefined> {
  const record = await recordQuery(tx, ref).forKeyShare().skipLocked().executeTakeFirst();
  if (record) return record;
  return (await findRecord(tx, ref)) ? 'locked' : undefined;
}

/** The same for an entry of the conflict list. */
export async function holdEntry(tx: Tx, id: string) {
  const query = tx
    .selectFrom('conflictEntries')
    .select(['name', 'otherNames', 'relation'])
    .where('id', '=', id)
    .$narrowType<{ relation: Relation }>();
  const entry = await query.forKeyShare().skipLocked().executeTakeFirst();
  if (entry) return entry;
  return (await query.executeTakeFirst()) ? 'locked' : undefined;
}

export async function updateOtherSide(
  tx: Tx,
  { kind, id }: RecordRef,
  otherSide: string | null,
): Promise<void> {
  await tx.updateTable(TABLES[kind]).set({ otherSide }).where('id', '=', id).execute();
}

/** Whether a known name belongs to an open record: a message that is not resolved, or a future appointment. */
export const IS_OPEN = sql<boolean>`(
  exists (select from ${scoped('contact_submissions')}
    where contact_submissions.id = known_names.message_id and not is_resolved)
  or exists (select from ${scoped('appointments')}
    where appointments.id = known_names.appointment_id and status in ('scheduled', 'confirmed')))`;
