import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped, unscoped } from '../../../../db/row-scope.ts';

/** Something that waits for an answer and has no due time yet. After `until`, an answer is no longer useful. */
export type Undated = { id: string; since: Date; until: Date | null };
export type Dated = { id: string; dueAt: Date };

/**
 * If due times were computed for other terms, clears those of everything unanswered and stores the fingerprint of the
 * new terms. Only one process does so.
 */
export async function clearOutdatedDueTimes(db: Db, fingerprint: string): Promise<void> {
  const stored = await db.selectFrom('answerSettings').select('computedFor').executeTakeFirst();
  if (stored?.computedFor === fingerprint) return;
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('answerSettings')
      .values({ computedFor: fingerprint })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ computedFor: fingerprint })
          .where('answerSettings.computedFor', 'is distinct from', fingerprint),
      )
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    await sql`
      update ${unscoped('contact_submissions')} set answer_due_at = null
      where answered_at is null and not is_resolved and not is_spam and deleted_at is null
        and answer_due_at is not null`.execute(tx);
    await sql`update booking_answers set due_at = null where answered_at is null`.execute(tx);
  });
}

/** Whether due times are computed for these terms. Locks the terms until the transaction ends. */
export async function holdTerms(tx: Tx, fingerprint: string): Promise<boolean> {
  const row = await tx
    .selectFrom('answerSettings')
    .select('id')
    .where('computedFor', '=', fingerprint)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function listUndatedMessages(db: Db, limit: number): Promise<Undated[]> {
  const { rows } = await sql<Undated>`
    select id, created_at as since, null as until from ${scoped('contact_submissions')}
    where answer_due_at is null and not is_resolved and not is_spam and deleted_at is null
    order by created_at limit ${limit}`.execute(db);
  return rows;
}

/** Locks messages in order of their ids, as bulk changes do. */
export async function setMessageDueTimes(tx: Tx, dated: readonly Dated[]): Promise<void> {
  await sql`
    with given as (${rowsOf(dated)}), locked as (
      select id from ${scoped('contact_submissions')}
      where id in (select id from given) and answer_due_at is null order by id for update
    )
    update ${unscoped('contact_submissions')} as message set answer_due_at = given.due_at
    from given join locked using (id) where message.id = given.id`.execute(tx);
}

/**
 * Records at most `limit` upcoming bookings that wait for confirmation, and returns how many. Bookings made by staff,
 * about which the firm got no notice, count as answered.
 */
export async function recordNewBookings(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into booking_answers (appointment_id, since, answered_at)
    select id, updated_at, case when exists (
      select from ${scoped('outbox_emails')} where dedupe_key = 'booking_notice:' || booking.id
    ) then null else updated_at end
    from ${scoped('appointments', 'booking')}
    where status = 'scheduled' and scheduled_date > ${now}
      and not exists (select from booking_answers where appointment_id = booking.id)
    limit ${limit}
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function listUndatedBookings(db: Db, limit: number): Promise<Undated[]> {
  const { rows } = await sql<Undated>`
    select appointment_id as id, since, scheduled_date as until
    from booking_answers join ${scoped('appointments')} on appointments.id = appointment_id
    where due_at is null and answered_at is null order by since limit ${limit}`.execute(db);
  return rows;
}

export async function dateBookings(tx: Tx, dated: readonly Dated[]): Promise<void> {
  await sql`
    with given as (${rowsOf(dated)})
    update booking_answers as booking set due_at = given.due_at
    from given where booking.appointment_id = given.id and booking.due_at is null`.execute(tx);
}

const rowsOf = (dated: readonly Dated[]) => sql`
  select * from unnest(${dated.map(({ id }) => id)}::text[],
    ${dated.map(({ dueAt }) => dueAt)}::timestamptz[]) as row (id, due_at)`;
