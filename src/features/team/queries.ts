import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { isOverlap, TimeTakenError } from '../scheduling/change-calendar-queries.ts';

/** The next `limit` future appointments of a host in order, each with the number of all of them. */
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

/** For each host with future appointments: their number, and the next one. */
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

/**
 * Gives an appointment to another host at the same time. Throws `TimeTakenError` if a concurrent booking took the time.
 */
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
