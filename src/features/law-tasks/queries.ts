import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { Pack } from '../jurisdictions/schema.ts';
import type { Occurrences } from './rules.ts';

export type TaskId = { pack: string; task: string };
type TaskEvent = Pack['tasks'][number]['when']['event'];

/** When the home page said something new to the public. */
const HOME_PAGES = sql`
  select shown_from as at from advertising_copies where path = '/' and body_hash is not null`;

/**
 * The instants of each event, as the archive and the newsletter recorded them. The site has been open since its home page
 * was first recorded: before set-up, there is none.
 */
const EVENTS: Readonly<Record<TaskEvent, RawBuilder<unknown>>> = {
  'home-page-published': HOME_PAGES,
  'site-opened': sql`select min(at) as at from (${HOME_PAGES}) as shown`,
  'mail-sent': sql`
    select started_at as at from letters
    where kind = 'advertising' and started_at is not null and exists (
      select from letter_recipients where letter_id = letters.id and state = 'sent')`,
};

/** What has occurred after an instant, or ever. To the millisecond, in which clients name an occurrence. */
export async function findOccurrences(
  db: Db,
  event: TaskEvent,
  after: Date | null,
): Promise<Occurrences> {
  const { rows } = await sql<Occurrences>`
    select count(*)::int as times, min(at) as first, max(at) as last
    from (select date_trunc('milliseconds', at) as at from (${EVENTS[event]}) as events where at is not null) as events
    where ${after}::timestamptz is null or at > ${after}`.execute(db);
  return rows[0] ?? { times: 0, first: null, last: null };
}

const MARK_COLUMNS = ['occurredAt', 'note', 'doneBy', 'doneAt'] as const;

/** How the task was last marked as done. */
export function findLastMark(db: Db, { pack, task }: TaskId) {
  return db
    .selectFrom('lawTasksDone')
    .select(MARK_COLUMNS)
    .where('pack', '=', pack)
    .where('task', '=', task)
    .orderBy('occurredAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export type Mark = NonNullable<Awaited<ReturnType<typeof findLastMark>>>;

/** Inserts a mark; false if somebody else has marked the same occurrence. */
export async function insertMark(tx: Tx, mark: TaskId & Mark): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lawTasksDone')
    .values(mark)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes the mark of an occurrence; returns it, undefined if there is none. */
export function deleteMark(
  tx: Tx,
  { pack, task, occurredAt }: TaskId & Pick<Mark, 'occurredAt'>,
): Promise<Mark | undefined> {
  return tx
    .deleteFrom('lawTasksDone')
    .where('pack', '=', pack)
    .where('task', '=', task)
    .where('occurredAt', '=', occurredAt)
    .returning(MARK_COLUMNS)
    .executeTakeFirst();
}
