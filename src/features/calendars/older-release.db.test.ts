import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMinutes } from '../../platform/time/date-math.ts';
import { TUESDAY_9_AM } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertHosts } from '../availability/testing/parallel-hosts.ts';

/**
 * Processes of the previous release keep running on the migrated database: they know one calendar, that of the firm,
 * and use the old names of the tables, which are views now.
 */

const STARTS_AT = new Date(TUESDAY_9_AM);
const TIME = { startsAt: STARTS_AT, endsAt: addMinutes(STARTS_AT, 30) };

let database: TestDatabase;
let host = 0;
let ofFirm = '';
let ofHost = '';
beforeAll(async () => {
  database = await createTestDatabase();
  [host = 0] = await database.db.transaction().execute((tx) => insertHosts(tx, 1));
});
afterAll(() => database.dispose());
beforeEach(async () => {
  const { db } = database;
  await deleteAll(db, 'calendarSettings');
  await deleteAll(db, 'appointments');
  await deleteAll(db, 'calendarEvents');
  const insert = (values: { isActive: boolean; hostNumber: number | null }) =>
    db
      .insertInto('calendarSettings')
      .values({ provider: 'custom', config: '{}', ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
  ofFirm = (await insert({ isActive: true, hostNumber: null })).id;
  ofHost = (await insert({ isActive: false, hostNumber: host })).id;
});

const insertAppointment = async (hostNumber: number): Promise<string> => {
  const row = await database.db
    .insertInto('appointments')
    .values({
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana@example.com',
      consultationType: 'initial',
      practiceArea: 'divorce',
      scheduledDate: TIME.startsAt,
      endsAt: TIME.endsAt,
      hostNumber,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
const busyAsBefore = async () => {
  const { rows } = await sql`
    select from calendar_busy
      where tstzrange(starts_at, ends_at, '[)') && tstzrange(${TIME.startsAt}, ${TIME.endsAt}, '[)')`.execute(
    database.db,
  );
  return rows.length > 0;
};
/** Selects events to sync as the previous release does. */
const dueAsBefore = async () => {
  const { rows } = await sql<{ appointmentId: string; calendarId: string }>`
    with due as (
      select appointment_id, calendar_id from calendar_sync
        where synced_version < wanted_version and not needs_attention
        order by next_try_at limit 100 for update skip locked)
    update calendar_sync set next_try_at = now() from due
      where calendar_sync.appointment_id = due.appointment_id and calendar_sync.calendar_id = due.calendar_id
      returning calendar_sync.appointment_id, calendar_sync.calendar_id`.execute(database.db);
  return rows;
};

it('busy times of the firm block slots for them, those of a host do not', async () => {
  const { db } = database;
  await db
    .insertInto('calendarBusyTimes')
    .values({ ...TIME, calendarId: ofHost, hostNumber: host })
    .execute();
  expect(await busyAsBefore()).toBe(false);
  await db
    .insertInto('calendarBusyTimes')
    .values({ ...TIME, calendarId: ofFirm })
    .execute();
  expect(await busyAsBefore()).toBe(true);
});

it('replace the busy times of the firm and leave those of a host alone', async () => {
  const { db } = database;
  await db
    .insertInto('calendarBusyReads')
    .values({ calendarId: ofHost, hostNumber: host })
    .execute();
  await db
    .insertInto('calendarBusyTimes')
    .values({ ...TIME, calendarId: ofHost, hostNumber: host })
    .execute();
  await sql`delete from calendar_busy`.execute(db);
  await sql`delete from calendar_busy_state`.execute(db);
  await sql`
    insert into calendar_busy_state (calendar_id) select id from calendar_settings where is_active
      on conflict (calendar_id) do nothing`.execute(db);
  await sql`
    insert into calendar_busy (starts_at, ends_at, calendar_id)
      values (${TIME.startsAt}, ${TIME.endsAt}, ${ofFirm})`.execute(db);
  const times = await db
    .selectFrom('calendarBusyTimes')
    .select('hostNumber')
    .orderBy('id')
    .execute();
  expect(times).toEqual([{ hostNumber: host }, { hostNumber: null }]);
  const reads = await db.selectFrom('calendarBusyReads').select('calendarId').execute();
  expect(new Set(reads.map(({ calendarId }) => calendarId))).toEqual(new Set([ofHost, ofFirm]));
});

it('bring events of the firm’s calendar up to date, and none of a host’s', async () => {
  const own = await insertAppointment(host);
  expect(await dueAsBefore()).toEqual([]);
  const firms = await insertAppointment(1);
  expect(await dueAsBefore()).toEqual([{ appointmentId: firms, calendarId: ofFirm }]);
  const written = await database.db
    .selectFrom('calendarEvents')
    .select(['appointmentId', 'calendarId'])
    .execute();
  expect(written).toContainEqual({ appointmentId: own, calendarId: ofHost });
  expect(written).toHaveLength(2);
});

it('do not take up an event again that has moved to a host’s calendar, until it moves back', async () => {
  const { db } = database;
  const id = await insertAppointment(1);
  const giveTo = (hostNumber: number) =>
    db.updateTable('appointments').set({ hostNumber }).where('id', '=', id).execute();
  await db.updateTable('calendarEvents').set({ mayExist: true, syncedVersion: 1 }).execute();
  await giveTo(host);
  expect(await dueAsBefore()).toEqual([]);
  await giveTo(1);
  expect(await dueAsBefore()).toEqual([{ appointmentId: id, calendarId: ofFirm }]);
});

it('cannot activate a host’s calendar, which they list as inactive', async () => {
  const { db } = database;
  await db.updateTable('calendarSettings').set({ isActive: false }).execute();
  const activated = db
    .updateTable('calendarSettings')
    .set({ isActive: true })
    .where('id', '=', ofHost);
  await expect(activated.execute()).rejects.toThrow('calendar_settings_firm_or_host');
});

it('request events of all upcoming appointments when staff activate a calendar', async () => {
  const id = await insertAppointment(1);
  await sql`
    insert into calendar_sync (appointment_id, calendar_id)
      select id, ${ofFirm} from appointments where host_number = 1
      on conflict (appointment_id, calendar_id) do update
        set wanted_version = calendar_sync.wanted_version + 1`.execute(database.db);
  expect(await dueAsBefore()).toEqual([{ appointmentId: id, calendarId: ofFirm }]);
});
