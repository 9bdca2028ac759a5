import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { findMatchingIds } from '../../platform/pagination/matching-ids-queries.ts';
import { matchesSearchWords } from '../../platform/pagination/search-word-queries.ts';
import { type DatedFilter, filteredSubmissions } from './queries.ts';

type Deed = { actor: string; action: string };

/** The messages that match the filter, for a bulk change. */
export const findMatchingSubmissions = (db: Db, { q, ...filter }: DatedFilter) =>
  findMatchingIds(
    db,
    filteredSubmissions(db, filter).clearSelect().select('id'),
    q ? matchesSearchWords(q) : undefined,
  );

/**
 * Marks messages as read, and as resolved if `isResolved`, with an audit entry for each, in one statement. Returns the
 * ids of those that were not yet in that state.
 */
export async function markMany(
  db: Db,
  ids: readonly string[],
  { actor, action, isResolved }: Deed & { isResolved: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with before as (
      select id, is_read, is_resolved from contact_submissions
      where id = any(${ids}) and not (is_read and (is_resolved or not ${isResolved}))
      order by id for update
    ), after as (
      update contact_submissions as s
      set is_read = true, is_resolved = s.is_resolved or ${isResolved}
      from before where s.id = before.id
      returning s.id, s.is_read, s.is_resolved
    ), entries as (${insertEntries({ actor, action })})
    select id from after`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks messages until the transaction ends, always in the same order. */
export async function lockSubmissions(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from contact_submissions where id = any(${ids}) order by id for update`.execute(
    tx,
  );
}

/**
 * Restores the state that locked messages had before `deed`, where that was the last change in the audit log; with an
 * audit entry `action` for each. Returns their ids.
 */
export async function restoreMany(
  tx: Tx,
  ids: readonly string[],
  { actor, deed, action }: Deed & { deed: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with before as (
      select s.id, s.is_read, s.is_resolved, last.before as earlier
      from contact_submissions as s cross join lateral (
        select actor, action, before from audit_log
        where entity = 'contact_submissions' and entity_id = s.id
        order by id desc limit 1
      ) as last
      where s.id = any(${ids}) and last.actor = ${actor} and last.action = ${deed}
    ), after as (
      update contact_submissions as s
      set is_read = (earlier->>'isRead')::boolean, is_resolved = (earlier->>'isResolved')::boolean
      from before where s.id = before.id
      returning s.id, s.is_read, s.is_resolved
    ), entries as (${insertEntries({ actor, action })})
    select id from after`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Adds an audit entry for each row of `after`, whose state was that of `before`. */
const insertEntries = ({ actor, action }: Deed) => sql`
  insert into audit_log (actor, action, entity, entity_id, before, after)
  select ${actor}, ${action}, 'contact_submissions', id, ${stateOf('before')}, ${stateOf('after')}
  from before join after using (id)`;

/** The client's own text stays out of the audit log. */
const stateOf = (row: 'before' | 'after') =>
  sql`jsonb_build_object(
    'isRead', ${sql.ref(`${row}.isRead`)}, 'isResolved', ${sql.ref(`${row}.isResolved`)})`;
