import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped, unscoped } from '../../../db/row-scope.ts';
import type { Waits } from '../../../db/schema.gen.ts';
import type { ContactPreferences } from '../contact-preferences/rules.ts';
import type { Place } from '../scheduling/rules.ts';
import type { WaitEnd } from './rules.ts';

type NewWait = Omit<Insertable<Waits>, 'contactPreferences' | 'createdAt'> & {
  id: string;
  createdAt: Date;
  contactPreferences?: ContactPreferences | null;
};

/** Inserts a wait; false if this address, or the appointment, has an open one for the same consultation. */
export async function insertWait(
  tx: Tx,
  { contactPreferences, ...wait }: NewWait,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('waits')
    .values({
      ...wait,
      contactPreferences: contactPreferences ? JSON.stringify(contactPreferences) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The open wait of an address for a consultation with one host, or with anyone. */
export function findOpenWait(
  db: Db,
  wanted: { email: string; consultationType: string; hostNumber: number | null },
) {
  return db
    .selectFrom('waits')
    .select('id')
    .where(sql`lower(email)`, '=', wanted.email.toLowerCase())
    .where('consultationType', '=', wanted.consultationType)
    .where(sql`coalesce(host_number, 0)`, '=', wanted.hostNumber ?? 0)
    .where('appointmentId', 'is', null)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

/** The facts of a wait: the client's details are those of its appointment, if it is for an earlier time of one. */
const facts = (db: Db) =>
  db
    .selectFrom('waits')
    .leftJoin('appointments as moved', 'moved.id', 'waits.appointmentId')
    .select([
      'waits.id',
      'waits.tokenHash',
      'waits.appointmentId',
      'waits.anyHost',
      'waits.fromDay',
      'waits.untilDay',
      'waits.createdAt',
      'waits.endedAt',
      'waits.bookedId',
      'waits.notes',
      'waits.otherSide',
      'moved.scheduledDate as appointmentDate',
    ])
    .select([
      sql<string>`coalesce(waits.first_name, moved.first_name)`.as('firstName'),
      sql<string>`coalesce(waits.last_name, moved.last_name)`.as('lastName'),
      sql<string>`coalesce(waits.email, moved.email)`.as('email'),
      sql<string | null>`coalesce(waits.phone, moved.phone)`.as('phone'),
      sql<string>`coalesce(waits.practice_area, moved.practice_area)`.as('practiceArea'),
      sql<string>`coalesce(waits.consultation_type, moved.consultation_type)`.as(
        'consultationType',
      ),
      sql<Place | null>`waits.place`.as('place'),
      sql<string | null>`waits.office_key`.as('officeKey'),
      sql<string | null>`waits.language`.as('language'),
      sql<string | null>`coalesce(waits.client_language, moved.client_language)`.as(
        'clientLanguage',
      ),
      sql<ContactPreferences | null>`coalesce(waits.contact_preferences, moved.contact_preferences)`.as(
        'contactPreferences',
      ),
      // The only host who is wanted.
      sql<number | null>`case when waits.appointment_id is null then waits.host_number
        when not waits.any_host then moved.host_number end`.as('hostNumber'),
      sql<WaitEnd | null>`waits.ended_because`.as('endedBecause'),
    ]);

export const findWait = (db: Db, id: string) =>
  facts(db).where('waits.id', '=', id).executeTakeFirst();
export type Wait = NonNullable<Awaited<ReturnType<typeof findWait>>>;

export const findWaitByToken = (db: Db, tokenHash: string) =>
  facts(db).where('waits.tokenHash', '=', tokenHash).executeTakeFirst();

/** The open wait for an earlier time of an appointment. */
export const findWaitOfAppointment = (db: Db, appointmentId: string) =>
  facts(db)
    .where('waits.appointmentId', '=', appointmentId)
    .where('waits.endedAt', 'is', null)
    .executeTakeFirst();

/**
 * An SQL expression: whether a client gets no offers, because staff have marked a message from the address as spam, or have
 * found a conflict of interest with somebody of that address.
 */
const isBlocked = sql<boolean>`(
  exists (select from ${unscoped('contact_submissions')} as spam where spam.is_spam
    and mailbox_key(spam.email) = mailbox_key(coalesce(waits.email, moved.email)))
  or exists (select from ${unscoped('conflict_checks')} as decided
    left join ${unscoped('contact_submissions')} as message on message.id = decided.message_id
    left join ${unscoped('appointments')} as booked on booked.id = decided.appointment_id
    where decided.state = 'conflict'
      and lower(coalesce(message.email, booked.email)) = lower(coalesce(waits.email, moved.email))))`;

/** How many offers no mail server accepted in time. */
const unmailed = sql<number>`(
  select count(*)::int from ${scoped('wait_offers', 'former')}
  where former.wait_id = waits.id and former.outcome = 'unmailed')`;

/** The open waits in the order of offers: longest first, but those whom mail does not reach after all others. */
export const listOpenWaits = (db: Db, limit: number) =>
  facts(db)
    .select(isBlocked.as('isBlocked'))
    .where('waits.endedAt', 'is', null)
    .orderBy(unmailed)
    .orderBy('waits.createdAt')
    .orderBy('waits.id')
    .limit(limit)
    .execute();
export type OpenWait = Awaited<ReturnType<typeof listOpenWaits>>[number];

export async function hasOpenWaits(db: Db): Promise<boolean> {
  const open = await db
    .selectFrom('waits')
    .select('id')
    .where('endedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Locks a wait until the transaction ends; undefined if it does not exist. */
export async function lockWait(tx: Tx, id: string) {
  const locked = await tx
    .selectFrom('waits')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked && findWait(tx, id);
}

/** Ends an open wait. */
export async function updateEnd(
  tx: Tx,
  id: string,
  end: { endedAt: Date; endedBecause: WaitEnd; bookedId?: string },
): Promise<void> {
  await tx
    .updateTable('waits')
    .set(end)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

/**
 * Open waits that nothing can come of any more, with the reason: the last day is before `firstDay`, the first day on which
 * a time could be offered, or the appointment is closed or starts before `tooClose`.
 */
export async function listPointless(
  db: Db,
  { firstDay, tooClose }: { firstDay: string; tooClose: Date },
) {
  const { rows } = await sql<{ id: string; because: 'passed' | 'appointment' }>`
    select waits.id,
      case when moved.status in ('cancelled', 'completed') or moved.scheduled_date <= ${tooClose}
        then 'appointment' else 'passed' end as because
    from ${scoped('waits')} left join ${scoped('appointments', 'moved')} on moved.id = waits.appointment_id
    where waits.ended_at is null
      and (waits.until_day < ${firstDay} or moved.status in ('cancelled', 'completed')
        or moved.scheduled_date <= ${tooClose})`.execute(db);
  return rows;
}

/** Deletes waits that ended before an instant. Returns how many. */
export async function deleteEndedWaits(db: Db, endedBefore: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('waits')
    .where('id', 'in', (eb) =>
      eb.selectFrom('waits').select('id').where('endedAt', '<', endedBefore).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
