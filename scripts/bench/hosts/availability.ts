import { sql } from 'kysely';
import { migrateToLatest } from '../../../db/migrate.ts';
import { seedEmptyDatabase } from '../../../db/seed.ts';
import { slotsBetween } from '../../../src/features/appointments/slots-between.ts';
import { publicVisit } from '../../../src/features/appointments/visit.ts';
import { getSchedule } from '../../../src/features/availability/queries.ts';
import { insertHosts } from '../../../src/features/availability/testing/parallel-hosts.ts';
import { type BenchOptions, type BenchRow, median } from '../benchmark.ts';
import { startMeasuredPostgres } from '../measured-site.ts';
import { withDatabase } from './many-hosts.ts';

const HOSTS = 20;
const DAYS = 60;
const APPOINTMENTS_PER_DAY_AND_HOST = 5;
const BUDGET_MS = 3;
const CALLS_PER_ROUND = 200;
const WARM_UP_ROUNDS = 2;

const NOW = new Date('2031-03-10T14:00:00Z');
const ZONE = 'America/Los_Angeles';
const FROM = '2031-03-11';
const TO = '2031-05-09';

/**
 * The CPU time for the slots of an initial consultation with any host, after a booking has changed what is taken: each
 * call leaves out a different appointment, so that no response comes from a cache.
 */
export async function measureAvailability({ rounds, print }: BenchOptions): Promise<BenchRow> {
  const postgres = await startMeasuredPostgres();
  try {
    await postgres.createDatabase('hosts');
    return await withDatabase(postgres.urlOf('hosts'), async (db) => {
      await migrateToLatest(db as never);
      await seedEmptyDatabase(db, { now: NOW, demo: false });
      await db.transaction().execute((tx) => insertHosts(tx, HOSTS));
      const ids = await insertAppointments(db);
      const schedule = await getSchedule(db);
      const visit = publicVisit(schedule, { type: 'initial' });
      const asked = { from: FROM, to: TO, schedule, visit, zone: ZONE, now: NOW };
      const call = (excludeAppointmentId: string | undefined) =>
        slotsBetween(db, { ...asked, excludeAppointmentId });
      const figures: number[] = [];
      for (let round = 1 - WARM_UP_ROUNDS; round <= rounds; round += 1) {
        const before = process.cpuUsage();
        for (let place = 0; place < CALLS_PER_ROUND; place += 1) await call(ids[place]);
        const { user, system } = process.cpuUsage(before);
        const ms = (user + system) / 1_000 / CALLS_PER_ROUND;
        if (round < 1) continue;
        print(`Availability, ${HOSTS} hosts, ${DAYS} days: ${ms.toFixed(2)} ms of processor time`);
        figures.push(ms);
      }
      const value = median(figures);
      return {
        name: `Slots of ${DAYS} days with ${HOSTS} hosts and ${ids.length} appointments, processor time of the server`,
        value,
        unit: 'ms',
        budget: { text: `at most ${BUDGET_MS} ms`, isMet: value <= BUDGET_MS },
        note: 'Without that of Postgres. Visitors who ask while nothing has changed are answered from memory.',
      };
    });
  } finally {
    await postgres.stop();
  }
}

/** Inserts appointments of half an hour each, from nine on, on every day; returns their ids. */
async function insertAppointments(db: Parameters<typeof getSchedule>[0]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into appointments (first_name, last_name, email, consultation_type, practice_area, host_number,
      scheduled_date, duration, ends_at)
    select 'Dana', 'Whitfield', 'dana@example.com', 'initial', 'other', number, start, 30, start + interval '30 minutes'
    from hosts, generate_series(${FROM}::date, ${TO}::date, interval '1 day') as day,
      generate_series(0, ${APPOINTMENTS_PER_DAY_AND_HOST - 1}) as place,
      lateral (select (day::timestamp + interval '9 hours' + place * interval '30 minutes') at time zone ${ZONE} as start)
        as starts
    where number <> 1
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
