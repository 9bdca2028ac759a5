import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { addDaysTo, weekdayOf } from '../../platform/time/local-dates/rules.ts';
import { endOfLocalDate, localDateOf, startOfLocalDate } from '../../platform/time/zones/rules.ts';
import type { HostChoice } from '../appointments/booking-queries.ts';
import {
  isOverlap,
  type LockedAppointment,
  TimeTakenError,
} from '../appointments/change/queries.ts';
import { CHOICE_FIELDS, chosenHost } from '../appointments/choose-host-queries.ts';
import { lockDayLimits } from '../appointments/day-limit-queries.ts';

/** The first `limit` appointments to come of a host in order, each with the count of all. */
export function listBooked(
  db: Db,
  { host, now, limit }: { host: number; now: Date; limit: number },
) {
  return db
    .selectFrom('appointments')
    .leftJoin('consultationTypes', 'consultationTypes.key', 'appointments.consultationType')
    .select([
      'appointments.id',
      sql<string>`first_name || ' ' || last_name`.as('name'),
      'scheduledDate',
      sql<number>`count(*) over ()::int`.as('count'),
    ])
    .select((eb) => eb.fn.coalesce('label', 'consultationType').as('typeLabel'))
    .where('hostNumber', '=', host)
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('scheduledDate', '>', now)
    .orderBy('scheduledDate')
    .orderBy('appointments.id')
    .limit(limit)
    .execute();
}

/** For each host with appointments to come: how many, and the next one. */
export function listNextOfHosts(db: Db, now: Date) {
  return db
    .selectFrom('appointments')
    .distinctOn('hostNumber')
    .select([
      'hostNumber',
      'id',
      'scheduledDate',
      sql<number>`count(*) over (partition by host_number)::int`.as('count'),
    ])
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('scheduledDate', '>', now)
    .orderBy('hostNumber')
    .orderBy('scheduledDate')
    .execute();
}

/** The free host with the fewest consultations in the week of an appointment, as for a booking; null if none is free. */
export async function chooseFreeHost(
  tx: Tx,
  appointment: LockedAppointment,
  { hosts, zone }: { hosts: readonly HostChoice[]; zone: string },
): Promise<number | null> {
  const { scheduledDate, duration, bufferBeforeMinutes, bufferAfterMinutes } = appointment;
  const date = localDateOf(scheduledDate, zone);
  const monday = addDaysTo(date, -((weekdayOf(date) + 6) % 7));
  const dayFrom = startOfLocalDate(date, zone);
  const limited = hosts.filter(({ maxPerDay }) => maxPerDay !== null);
  await lockDayLimits(
    tx,
    limited.map(({ number }) => ({ number, from: dayFrom })),
  );
  const record = JSON.stringify({
    hosts: hosts.map((host, place) => ({ ...host, place })),
    scheduledDate,
    endsAt: new Date(scheduledDate.getTime() + duration * 60_000),
    bufferBeforeMinutes,
    bufferAfterMinutes,
    place: 0,
    dayFrom,
    dayTo: endOfLocalDate(date, zone),
    weekFrom: startOfLocalDate(monday, zone),
    weekTo: endOfLocalDate(addDaysTo(monday, 6), zone),
  });
  const chosen: RawBuilder<number | null> = chosenHost({ ignoreCalendarConflicts: false });
  const { rows } = await sql<{ number: number | null }>`
    select ${chosen} as number
    from json_to_record(${record}::json) as each (
      "scheduledDate" timestamptz, "endsAt" timestamptz, "bufferBeforeMinutes" integer,
      "bufferAfterMinutes" integer, place integer, ${CHOICE_FIELDS})`.execute(tx);
  return rows[0]?.number ?? null;
}

/** Gives an appointment to another host at the same time. Throws `TimeTakenError` if a booking was faster. */
export async function giveToHost(tx: Tx, id: string, hostNumber: number): Promise<void> {
  await tx
    .updateTable('appointments')
    .set({ hostNumber, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isOverlap(error) ? new TimeTakenError() : error;
    });
}
