import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped, unscoped } from '../../../db/row-scope.ts';
import { findMatchingIds } from '../../platform/pagination/matching-ids-queries.ts';
import { matchesSearchWords } from '../../platform/pagination/search-word-queries.ts';
import { type DatedFilter, filteredSubmissions } from './queries.ts';
import type { BulkState } from './rules.ts';

type Deed = { actor: string; action: string };

/** The messages that match the filter, for a bulk change. */
export const findMatchingSubmissions = (db: Db, { q, ...filter }: DatedFilter) =>
  findMatchingIds(
    db,
    filteredSubmissions(db, filter).clearSelect().select('id'),
    q ? matchesSearchWords(q) : undefined,
  );

/** The columns that a bulk change sets, the rows that it skips, and the state before and after for the audit log. */
type Change = {
  set: RawBuilder<unknown>;
  unless: RawBuilder<boolean>;
  state: readonly (keyof typeof STATE)[];
};

/** The state of a message in the audit log; the client's own text stays out of it. */
const STATE = {
  isRead: 'boolean',
  isResolved: 'boolean',
  answeredAt: 'timestamptz',
  answeredHow: 'text',
  assignedTo: 'text',
  isSpam: 'boolean',
  suspectedSpam: 'boolean',
  deletedAt: 'timestamptz',
} as const;

const READ_STATE = ['isRead', 'isResolved'] as const;

/** The change for a state. `assigneeId` is the user for `assigned`; null for nobody. */
function changeOf(state: BulkState, { now, assigneeId }: Setting): Change {
  const changes: Record<BulkState, Change> = {
    read: { set: sql`is_read = true`, unless: sql`is_read`, state: READ_STATE },
    resolved: {
      set: sql`is_read = true, is_resolved = true`,
      unless: sql`is_read and is_resolved`,
      state: READ_STATE,
    },
    answered: {
      set: sql`is_read = true, answered_at = ${now}, answered_how = 'phone'`,
      unless: sql`answered_at is not null`,
      state: ['isRead', 'answeredAt', 'answeredHow'],
    },
    assigned: {
      set: sql`assigned_to = ${assigneeId}`,
      unless: sql`assigned_to is not distinct from ${assigneeId}`,
      state: ['assignedTo'],
    },
    spam: { set: sql`is_spam = true`, unless: sql`is_spam`, state: ['isSpam'] },
    not_spam: {
      set: sql`is_spam = false, suspected_spam = false`,
      unless: sql`not is_spam and not suspected_spam`,
      state: ['isSpam', 'suspectedSpam'],
    },
    deleted: {
      set: sql`deleted_at = ${now}`,
      unless: sql`deleted_at is not null`,
      state: ['deletedAt'],
    },
    restored: {
      set: sql`deleted_at = null`,
      unless: sql`deleted_at is null`,
      state: ['deletedAt'],
    },
  };
  return changes[state];
}

type Setting = { now: Date; assigneeId: string | null };

/**
 * Sets the state of messages, with an audit entry for each, in one statement. Returns the ids of those that were not
 * yet in that state.
 */
export async function markMany(
  db: Db,
  ids: readonly string[],
  { actor, action, state: name, ...setting }: Deed & Setting & { state: BulkState },
): Promise<string[]> {
  const { set, unless, state } = changeOf(name, setting);
  const { rows } = await sql<{ id: string }>`
    with before as (
      select * from ${scoped('contact_submissions')} where id = any(${ids}) and not (${unless})
      order by id for update
    ), after as (
      update ${unscoped('contact_submissions')} set ${set} where id in (select id from before) returning *
    ), entries as (${insertEntries({ actor, action, state })})
    select id from after`.execute(db);
  return rows.map(({ id }) => id);
}

/** The messages themselves, and all spam of the same mailboxes. */
export async function withSpamOfSameSenders(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${scoped('contact_submissions')} where id = any(${ids})
    union
    select id from ${scoped('contact_submissions')} where is_spam and mailbox_key(email) in (
      select mailbox_key(email) from ${scoped('contact_submissions')} where id = any(${ids}) and is_spam)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Locks messages until the transaction ends, always in the same order. */
export async function lockSubmissions(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from ${scoped('contact_submissions')} where id = any(${ids}) order by id for update`.execute(
    tx,
  );
}

/**
 * Restores the state that locked messages had before `deed`, if that was the last change in the audit log, with an
 * audit entry `action` for each. Returns the ids of the restored messages.
 */
export async function restoreMany(
  tx: Tx,
  ids: readonly string[],
  { actor, deed, action, state: name }: Deed & { deed: string; state: BulkState },
): Promise<string[]> {
  const { state } = changeOf(name, { now: new Date(0), assigneeId: null });
  const earlier = sql.join(state.map((field) => sql`${sql.ref(field)} = ${earlierValue(field)}`));
  const { rows } = await sql<{ id: string }>`
    with before as (
      select s.*, last.before as earlier
      from ${scoped('contact_submissions', 's')} cross join lateral (
        select actor, action, before from ${scoped('audit_log')}
        where entity = 'contact_submissions' and entity_id = s.id
        order by id desc limit 1
      ) as last
      where s.id = any(${ids}) and last.actor = ${actor} and last.action = ${deed}
    ), after as (
      update ${unscoped('contact_submissions')} as s set ${earlier}
      from before where s.id = before.id returning s.*
    ), entries as (${insertEntries({ actor, action, state })})
    select id from after`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Entries of an earlier release lack the fields that were added since. */
const earlierValue = (field: keyof typeof STATE) =>
  sql`case when before.earlier ? ${sql.lit(field)}
    then (before.earlier ->> ${sql.lit(field)})::${sql.raw(STATE[field])} else s.${sql.ref(field)} end`;

/** Adds an audit entry for each row of `after`; `before` has the states before the change. */
const insertEntries = ({ actor, action, state }: Deed & Pick<Change, 'state'>) => sql`
  insert into audit_log (actor, action, entity, entity_id, before, after)
  select ${actor}, ${action}, 'contact_submissions', id,
    ${stateOf('before', state)}, ${stateOf('after', state)}
  from before join after using (id)`;

const stateOf = (row: 'before' | 'after', state: Change['state']) =>
  sql`jsonb_build_object(${sql.join(
    state.flatMap((field) => [sql.lit(field), sql.ref(`${row}.${field}`)]),
  )})`;
