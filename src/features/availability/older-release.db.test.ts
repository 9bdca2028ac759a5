import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../db/client.ts';
import { migrateTo, migrateToLatest } from '../../../db/migrate.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { FIRM_HOST } from './rules.ts';

/**
 * Processes of the release before hosts keep running on the migrated database: they know neither hosts nor buffers, and
 * write appointments as before.
 */

const cleanUps: (() => Promise<void>)[] = [];
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  const empty = await createEmptyDatabase();
  cleanUps.push(empty.dispose);
  database = openDatabase(
    { connectionString: empty.urlThrough() },
    { maxConnections: 2, onError: () => {} },
  );
  cleanUps.push(database.close);
  await migrateTo(database.db as never, '0037-newsletter-list');
  await insertAsBefore('09:00');
  await migrateToLatest(database.db as never);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** Inserts an appointment of half an hour; returns the id, or undefined if the time is taken. */
async function insertAsBefore(time: string): Promise<string | undefined> {
  const start = `2031-03-11 ${time}Z`;
  const { rows } = await sql<{ id: string }>`
    insert into appointments
      (first_name, last_name, email, consultation_type, practice_area, scheduled_date, duration, ends_at)
    values ('A', 'B', 'a@example.com', 'initial', 'other', ${start}::timestamptz, 30,
      ${start}::timestamptz + interval '30 minutes')
    on conflict do nothing returning id`.execute(database.db);
  return rows[0]?.id;
}

const insertForHost = (host: number, time: string, bufferMinutes: number) => {
  const start = `2031-03-11 ${time}Z`;
  return sql`
    insert into appointments
      (first_name, last_name, email, consultation_type, practice_area, scheduled_date, duration, ends_at,
        host_number, buffer_after_minutes)
    values ('A', 'B', 'a@example.com', 'initial', 'other', ${start}::timestamptz, 30,
      ${start}::timestamptz + interval '30 minutes', ${host}, ${bufferMinutes})`.execute(
    database.db,
  );
};

it('appointments from before are the firm’s, and keep their time', async () => {
  const [row] = await database.db.selectFrom('appointments').select('hostNumber').execute();
  expect(row?.hostNumber).toBe(FIRM_HOST);
  expect(await insertAsBefore('09:15')).toBeUndefined();
});

it('an older copy books for the firm, around its buffers and beside other hosts', async () => {
  const attorneys = JSON.stringify([{ slug: 'ana', name: 'Ana' }]);
  await sql`
    insert into firm_profile (name, phone, phone_e164, email, street, city, region, postal_code, zone,
      office_hours, attorneys, claims, social_links)
    values ('Firm', '1', '1', 'f@example.com', 's', 'c', 'r', 'p', 'UTC', '[]', ${attorneys}::jsonb, '{}', '[]')`.execute(
    database.db,
  );
  const { number } = await database.db
    .insertInto('hosts')
    .columns(['attorneyId'])
    .expression((eb) => eb.selectFrom('attorneys').select('id'))
    .returning('number')
    .executeTakeFirstOrThrow();
  await insertForHost(number, '11:00', 0);
  expect(await insertAsBefore('11:00')).toEqual(expect.any(String));
  await insertForHost(FIRM_HOST, '13:00', 30);
  expect(await insertAsBefore('13:30')).toBeUndefined();
  expect(await insertAsBefore('14:00')).toEqual(expect.any(String));
});

it('an older copy moves an appointment, and its buffers move along', async () => {
  const moved = sql`
    update appointments set scheduled_date = scheduled_date + interval '2 hours',
      ends_at = ends_at + interval '2 hours' where buffer_after_minutes = 30`;
  await moved.execute(database.db);
  expect(await insertAsBefore('13:00')).toEqual(expect.any(String));
  expect(await insertAsBefore('15:30')).toBeUndefined();
});

it('an attorney whom an older copy removes from the profile is inactive, and active again once back', async () => {
  const isActive = async () =>
    (await database.db.selectFrom('attorneys').select('isActive').executeTakeFirstOrThrow())
      .isActive;
  const save = (attorneys: object[]) =>
    database.db
      .updateTable('firmProfile')
      .set({ attorneys: JSON.stringify(attorneys) })
      .execute();
  await save([]);
  expect(await isActive()).toBe(false);
  await save([{ slug: 'ana', name: 'Ana Ruiz' }]);
  expect(await isActive()).toBe(true);
});
