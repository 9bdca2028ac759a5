import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sealConfig } from '../../../platform/provider-settings/seal-config.ts';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';
import { addDays, addMinutes } from '../../../platform/time/date-math.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { insertHosts } from '../../scheduling/testing/parallel-hosts.ts';
import { calendarPlace } from '../present-calendar.ts';
import { CALENDAR_SECRETS } from '../rules.ts';
import { type CalendarPeer, startCalendarPeer } from '../testing/calendar-peer.ts';
import { PEER_CONFIGS } from '../testing/connected-calendars.ts';

/** The whole product, killed while it is writing appointments to a calendar. */

const KEY = Buffer.alloc(32, 5);

let peer: CalendarPeer;
let database: TestDatabase;
let dataDir: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  peer = await startCalendarPeer();
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-crash-'));
});
afterEach(async () => {
  await server?.end('SIGTERM');
  await peer.close();
  await database.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => {
  server = await startServerProcess({
    ...peer.env,
    DATA_DIR: dataDir,
    DATABASE_URL: database.urlThrough(),
    SECRET_KEYS: `k:${KEY.toString('base64')}`,
  });
};

async function connect(
  provider: 'google' | 'calendly' | 'outlook',
  owner: { isActive: true } | { hostNumber: number } = { isActive: true },
): Promise<string> {
  const id = crypto.randomUUID();
  const box = createSecretBox([{ id: 'k', key: KEY }]);
  const secrets = CALENDAR_SECRETS[provider];
  const config = sealConfig(box, calendarPlace(id), PEER_CONFIGS[provider], secrets);
  await database.db
    .insertInto('calendarSettings')
    .values({ id, provider, config, ...owner })
    .execute();
  return id;
}

async function bookMany(count: number): Promise<void> {
  const first = addDays(new Date(new Date().toISOString().slice(0, 10)), 3);
  const appointments = Array.from({ length: count }, (_, index) => {
    const scheduledDate = addMinutes(first, index * 30);
    return {
      firstName: `Client${index}`,
      lastName: 'Whitfield',
      email: `c${index}@example.com`,
      consultationType: 'initial',
      practiceArea: 'divorce',
      scheduledDate,
      endsAt: addMinutes(scheduledDate, 30),
    };
  });
  await database.db.insertInto('appointments').values(appointments).execute();
}

const open = async () => {
  const { count } = await database.db
    .selectFrom('calendarEvents')
    .select(sql<number>`count(*)::int`.as('count'))
    .whereRef('syncedVersion', '<', 'wantedVersion')
    .executeTakeFirstOrThrow();
  return count;
};

/** Expires the leases, as if their two minutes had passed. */
const letClaimsExpire = () =>
  database.db
    .updateTable('calendarEvents')
    .set({ claimedUntil: null, nextTryAt: new Date() })
    .where('claimedUntil', 'is not', null)
    .execute();

it.each([
  ['google', 100, 30],
  // This provider does not recognise repeated requests.
  ['calendly', 40, 15],
] as const)(
  '%s: makes one event for each of %i appointments',
  async (provider, count, killAfter) => {
    await connect(provider);
    await bookMany(count);
    // Killed after the peer has executed a request and before it has responded.
    let killed: Promise<unknown> | undefined;
    peer.trouble = () => {
      if (peer.state.made < killAfter) return undefined;
      killed ??= server?.end('SIGKILL');
      return 'cut after';
    };
    await start();
    await expect.poll(() => killed !== undefined, { timeout: 60_000 }).toBe(true);
    await killed;
    expect(peer.state.made).toBeGreaterThanOrEqual(killAfter);
    expect(await open()).toBeGreaterThan(0);

    peer.trouble = () => undefined;
    await letClaimsExpire();
    await start();
    await expect.poll(open, { timeout: 90_000, interval: 250 }).toBe(0);
    const titles = [...peer.state.events.values()].map(({ title }) => title);
    expect(titles).toHaveLength(count);
    expect(new Set(titles).size).toBe(count);
    expect(peer.state.made).toBe(count);
  },
  200_000,
);

it('appointments that move to another host have one event each, in that host’s calendar', async () => {
  const count = 20;
  const [host = 0] = await database.db.transaction().execute((tx) => insertHosts(tx, 1));
  await connect('google');
  const ofHost = await connect('outlook', { hostNumber: host });
  await bookMany(count);
  await start();
  await expect.poll(open, { timeout: 60_000 }).toBe(0);
  expect(peer.state.made).toBe(count);

  // Killed while some events are being deleted there, and some created here.
  let killed: Promise<unknown> | undefined;
  peer.trouble = () => {
    if (peer.state.made < count + 5) return undefined;
    killed ??= server?.end('SIGKILL');
    return 'cut after';
  };
  await database.db.updateTable('appointments').set({ hostNumber: host }).execute();
  await expect.poll(() => killed !== undefined, { timeout: 60_000 }).toBe(true);
  await killed;
  expect(await open()).toBeGreaterThan(0);

  peer.trouble = () => undefined;
  await letClaimsExpire();
  await start();
  await expect.poll(open, { timeout: 90_000, interval: 250 }).toBe(0);
  const shown = await database.db
    .selectFrom('calendarEvents')
    .select('eventId')
    .where('calendarId', '=', ofHost)
    .execute();
  expect(shown.map(({ eventId }) => eventId).sort()).toEqual([...peer.state.events.keys()].sort());
  expect([peer.state.events.size, peer.state.made]).toEqual([count, 2 * count]);
}, 200_000);
