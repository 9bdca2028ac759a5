import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped, unscoped } from '../../../db/row-scope.ts';
import type { FoundName } from './find-matches.ts';
import { RECORD_COLUMNS, type RecordRef } from './record-queries.ts';
import type { CheckState, NameRole, RecordKind } from './rules.ts';

type Decision = Exclude<CheckState, 'none' | 'possible'>;

/** A possible conflict whose matches have all been erased counts as none. */
const STATE = sql<CheckState>`case
  when state <> 'possible' or exists (select from conflict_matches where check_id = conflict_checks.id)
  then state else 'none' end`;

const CHECK_COLUMNS = ['id', 'version', 'checkedAt', 'decidedBy', 'decidedAt', 'note'] as const;

export function findCheck(db: Db, { kind, id }: RecordRef) {
  return db
    .selectFrom('conflictChecks')
    .select(CHECK_COLUMNS)
    .select(STATE.as('state'))
    .where(RECORD_COLUMNS[kind], '=', id)
    .executeTakeFirst();
}

/** Locks the check of a record until the transaction ends. The record must be locked, in case there is none yet. */
export function lockCheck(tx: Tx, { kind, id }: RecordRef) {
  return tx
    .selectFrom('conflictChecks')
    .select(CHECK_COLUMNS)
    .select(STATE.as('state'))
    .where(RECORD_COLUMNS[kind], '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Adds the matches that the comparison has found for a name of a record. New matches reopen a check that staff have
 * cleared. A conflict that staff have confirmed stays one.
 */
export async function addMatches(
  tx: Tx,
  { kind, id }: RecordRef,
  ownNameId: string,
  matches: readonly FoundName[],
  now: Date,
): Promise<void> {
  const checkId = await insertOrFindCheck(tx, { kind, id }, now);
  const added = await tx
    .insertInto('conflictMatches')
    .values(
      matches.map(({ known, score, reasons }) => ({
        ...{ checkId, ownNameId, knownNameId: known.id, score, reasons },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('checkId')
    .execute();
  if (added.length === 0) return;
  await tx
    .updateTable('conflictChecks')
    .set({
      state: sql`case when state = 'conflict' then state else 'possible' end`,
      version: sql`version + 1`,
      checkedAt: now,
    })
    .where('id', '=', checkId)
    .execute();
}

async function insertOrFindCheck(tx: Tx, { kind, id }: RecordRef, now: Date): Promise<string> {
  const column = RECORD_COLUMNS[kind];
  const { id: checkId } = await tx
    .insertInto('conflictChecks')
    .values({ [column]: id, state: 'possible', checkedAt: now })
    // An update that changes nothing, so that the row is returned in both cases.
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ [column]: id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return checkId;
}

export async function saveDecision(
  tx: Tx,
  { kind, id }: RecordRef,
  decision: { state: Decision; note: string | null; decidedBy: string; decidedAt: Date },
): Promise<string> {
  const column = RECORD_COLUMNS[kind];
  const { id: checkId } = await tx
    .insertInto('conflictChecks')
    .values({ ...decision, [column]: id, checkedAt: decision.decidedAt })
    .onConflict((conflict) =>
      conflict.column(column).doUpdateSet({
        ...decision,
        version: sql`conflict_checks.version + 1`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return checkId;
}

/** The states of those records that have a check. */
export async function listStates(db: Db, kind: RecordKind, ids: readonly string[]) {
  const column = RECORD_COLUMNS[kind];
  const rows = await db
    .selectFrom('conflictChecks')
    .select(column)
    .select(STATE.as('state'))
    .where(column, '=', sql<string>`any(${ids})`)
    .$castTo<{
      messageId?: string;
      appointmentId?: string;
      requestId?: string;
      state: CheckState;
    }>()
    .execute();
  return rows.flatMap(({ state, ...row }) => {
    const id = row[column];
    return id === undefined || state === 'none' ? [] : [{ id, state }];
  });
}

/** The possible conflicts that staff have not decided yet, latest first, at most `limit`. */
export function listUndecided(db: Db, limit: number) {
  return db
    .selectFrom('conflictChecks')
    .leftJoin('contactSubmissions as message', 'message.id', 'conflictChecks.messageId')
    .leftJoin('appointments as appointment', 'appointment.id', 'conflictChecks.appointmentId')
    .leftJoin('questionRequests as request', 'request.id', 'conflictChecks.requestId')
    .select(['conflictChecks.messageId', 'conflictChecks.appointmentId', 'requestId', 'checkedAt'])
    .select(
      sql<string>`coalesce(message.first_name || ' ' || message.last_name,
        appointment.first_name || ' ' || appointment.last_name,
        request.first_name || ' ' || request.last_name)`.as('name'),
    )
    .where('state', '=', 'possible')
    .where(sql<boolean>`exists (select from conflict_matches where check_id = conflict_checks.id)`)
    .orderBy('checkedAt', 'desc')
    .orderBy('conflictChecks.id', 'desc')
    .limit(limit)
    .execute();
}

/** What the comparison has found about a record, most likely matches first, with the records of the matching names. */
export async function listMatches(db: Db, checkId: string) {
  const { rows } = await sql<MatchRow>`
    select matches.score, matches.reasons, own.role as "ownRole", own.name as "ownName",
      known.role, known.name, known.message_id as "messageId", known.appointment_id as "appointmentId",
      known.request_id as "requestId", known.entry_id as "entryId", entry.relation, entry.note,
      coalesce(message.created_at, appointment.scheduled_date, request.created_at, entry.created_at) as at,
      coalesce(message.first_name || ' ' || message.last_name,
        appointment.first_name || ' ' || appointment.last_name,
        request.first_name || ' ' || request.last_name) as client
    from conflict_matches matches
      join known_names own on own.id = matches.own_name_id
      join known_names known on known.id = matches.known_name_id
      left join ${unscoped('contact_submissions')} message on message.id = known.message_id
      left join ${unscoped('appointments')} appointment on appointment.id = known.appointment_id
      left join ${unscoped('question_requests')} request on request.id = known.request_id
      left join conflict_entries entry on entry.id = known.entry_id
    where matches.check_id = ${checkId}
    order by matches.score desc, known.id desc
    limit ${MAX_LISTED}`.execute(db);
  return rows;
}

/** The other records whose checks found a record, latest first. */
export async function listMentions(db: Db, { kind, id }: RecordRef) {
  const { rows } = await sql<MentionRow>`
    select distinct checks.message_id as "messageId", checks.appointment_id as "appointmentId",
      checks.request_id as "requestId",
      coalesce(message.first_name || ' ' || message.last_name,
        appointment.first_name || ' ' || appointment.last_name,
        request.first_name || ' ' || request.last_name) as client,
      coalesce(message.created_at, appointment.scheduled_date, request.created_at) as at
    from known_names known
      join conflict_matches matches on matches.known_name_id = known.id
      join ${scoped('conflict_checks', 'checks')} on checks.id = matches.check_id
      left join ${unscoped('contact_submissions')} message on message.id = checks.message_id
      left join ${unscoped('appointments')} appointment on appointment.id = checks.appointment_id
      left join ${unscoped('question_requests')} request on request.id = checks.request_id
    where ${sql.ref(`known.${RECORD_COLUMNS[kind]}`)} = ${id}
    order by at desc
    limit ${MAX_LISTED}`.execute(db);
  return rows;
}

const MAX_LISTED = 30;

type Referred = {
  messageId: string | null;
  appointmentId: string | null;
  requestId: string | null;
};

export type MatchRow = Referred & {
  score: number;
  reasons: string[];
  ownRole: NameRole;
  ownName: string;
  role: NameRole;
  name: string;
  entryId: string | null;
  relation: string | null;
  note: string | null;
  at: Date;
  client: string | null;
};

export type MentionRow = Referred & { client: string; at: Date };
