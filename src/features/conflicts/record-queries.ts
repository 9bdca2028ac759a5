import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';
import type { RecordKind, Relation } from './rules.ts';

/** A record whose names are compared, or an entry of the conflict list. */
export type RecordRef = { kind: RecordKind; id: string };
export type QueuedRecord = { kind: RecordKind | 'entry'; id: string; addedAt: Date };

export type ClientRecord = {
  firstName: string;
  lastName: string;
  /** Names that the client had before; only questions ask for them. */
  formerNames: string | null;
  otherSide: string | null;
};

const TABLES = {
  message: 'contactSubmissions',
  appointment: 'appointments',
  questions: 'questionRequests',
} as const;

/** The column that refers to a record in the tables of the conflict check. */
export const RECORD_COLUMNS = {
  message: 'messageId',
  appointment: 'appointmentId',
  questions: 'requestId',
  entry: 'entryId',
} as const;

/** The client names themselves in full before the questions. */
const COLUMNS = {
  firstName: sql<string>`coalesce(legal_name, first_name)`,
  lastName: sql<string>`case when legal_name is null then last_name else '' end`,
  otherSide: sql<
    string | null
  >`nullif(concat_ws(E'\n', other_name, other_attorney, other_people), '')`,
};

const recordQuery = (db: Db, { kind, id }: RecordRef) =>
  kind === 'questions'
    ? db
        .selectFrom('questionRequests')
        .select([
          COLUMNS.firstName.as('firstName'),
          COLUMNS.lastName.as('lastName'),
          COLUMNS.otherSide.as('otherSide'),
          'formerNames',
        ])
        .where('id', '=', id)
        .$castTo<ClientRecord>()
    : db
        .selectFrom(TABLES[kind])
        .select(['firstName', 'lastName', 'otherSide', sql<string | null>`null`.as('formerNames')])
        .where('id', '=', id)
        .$castTo<ClientRecord>();

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
  if (kind === 'questions') {
    await tx
      .updateTable('questionRequests')
      .set({ otherName: otherSide, otherAttorney: null, otherPeople: null })
      .where('id', '=', id)
      .execute();
    return;
  }
  await tx.updateTable(TABLES[kind]).set({ otherSide }).where('id', '=', id).execute();
}

/** Whether a known name belongs to an open record: a message that is not resolved, a future appointment, or questions to a client. */
export const IS_OPEN = sql<boolean>`(
  exists (select from ${scoped('contact_submissions')}
    where contact_submissions.id = known_names.message_id and not is_resolved)
  or exists (select from ${scoped('appointments')}
    where appointments.id = known_names.appointment_id and status in ('scheduled', 'confirmed'))
  or exists (select from ${scoped('question_requests')}
    where question_requests.id = known_names.request_id and revoked_at is null))`;
