import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import { unscoped } from '../../../db/row-scope.ts';

/** A host on a local day, which begins at `from`. */
export type HostDay = { number: number; from: Date };

/**
 * Serializes bookings that count towards the same daily limits until their transactions end: each must see the
 * previous ones. All transactions take these locks in the same order.
 */
export async function lockDayLimits(tx: Tx, days: readonly HostDay[]): Promise<void> {
  const names = new Set(days.map(({ number, from }) => `${from.toISOString()} ${number}`));
  await sql`
    select pg_advisory_xact_lock(hashtextextended(day, 0))
    from unnest(${[...names].sort()}::text[]) with ordinality as limited (day, place)
    order by place`.execute(tx);
}

/**
 * Whether a host has reached the limit of consultations on a day; one appointment is left out, and holds that are
 * active at `now` count.
 */
export async function isDayFull(
  tx: Tx,
  { number, maxPerDay }: { number: number; maxPerDay: number | null },
  day: { dayFrom: Date; dayTo: Date; excludeAppointmentId: string; now: Date },
): Promise<boolean> {
  if (maxPerDay === null) return false;
  const counted = sql`host_number = ${number} and scheduled_date >= ${day.dayFrom} and scheduled_date < ${day.dayTo}`;
  const { rows } = await sql<{ taken: number }>`
    select (
      (select count(*) from ${unscoped('appointments')}
       where ${counted} and status in ('scheduled', 'confirmed', 'held') and id <> ${day.excludeAppointmentId})
      + (select count(*) from appointment_holds
         where ${counted} and ended_at is null and held_until > ${day.now}))::int as taken`.execute(
    tx,
  );
  return (rows[0]?.taken ?? 0) >= maxPerDay;
}
