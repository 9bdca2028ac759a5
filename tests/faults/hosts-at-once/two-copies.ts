import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { insertHosts } from '../../../src/features/scheduling/testing/parallel-hosts.ts';
import { postJson } from '../../../src/testing/booking-requests.ts';
import { bearer, STAFF_ENV, staffTokenOf } from '../../../src/testing/people.ts';
import { startServerProcess } from '../../../src/testing/server-process.ts';
import { createTestDatabase } from '../../../src/testing/test-database.ts';

/** The first ten hosts take the documented types, without limits. */
export const HOSTS = 10;
/** Additional hosts with a limit per day. They and the first ones take `MIXED_TYPES`. */
const LIMITED_HOSTS = 4;
export const LIMIT_PER_DAY = 3;

/** Types with different lengths and buffers, so that the blocked times of two starts overlap in many ways. */
export const MIXED_TYPES = {
  short: { durationMinutes: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 15 },
  medium: { durationMinutes: 45, bufferBeforeMinutes: 10, bufferAfterMinutes: 0 },
  long: { durationMinutes: 60, bufferBeforeMinutes: 15, bufferAfterMinutes: 30 },
};

/** Statuses of all responses. Requests to an overloaded server are retried, and counted in `overloaded`. */
type Answers = { statuses: Map<number, number>; overloaded: number };

/** Starts two processes of the product on one database with many hosts. */
export async function startTwoCopies() {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-hosts-'));
  const numbers = await database.db.transaction().execute(async (tx) => {
    const all = await insertHosts(tx, HOSTS + LIMITED_HOSTS);
    const limited = all.slice(HOSTS);
    await tx.deleteFrom('consultationTypeHosts').where('hostNumber', 'in', limited).execute();
    await tx
      .updateTable('hosts')
      .set({ maxPerDay: LIMIT_PER_DAY })
      .where('number', 'in', limited)
      .execute();
    for (const [place, [key, type]] of Object.entries(MIXED_TYPES).entries()) {
      await tx
        .insertInto('consultationTypes')
        .values({ key, label: key, position: 10 + place, ...type })
        .execute();
      // Different hosts for each type, with limited and unlimited hosts in different orders.
      const hosts = [...limited, ...all.slice(place, place + 4)];
      await tx
        .insertInto('consultationTypeHosts')
        .values(hosts.map((hostNumber) => ({ typeKey: key, hostNumber })))
        .execute();
    }
    return { all, limited };
  });
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.urlThrough(), ...STAFF_ENV };
  const start = async () => {
    const first = await startServerProcess(env);
    return [first, await startServerProcess(env)] as const;
  };
  let copies = await start();
  const token = await staffTokenOf(copies[0].url);
  const answers: Answers = { statuses: new Map(), overloaded: 0 };
  let asked = 0;

  /** Sends requests to the two instances alternately. */
  async function ask(send: (url: string) => Promise<Response>) {
    asked += 1;
    const url = copies[asked % copies.length]?.url ?? '';
    for (;;) {
      const response = await send(url);
      const text = await response.text();
      if (response.status === 503 && response.headers.get('retry-after')) {
        answers.overloaded += 1;
        continue;
      }
      answers.statuses.set(response.status, (answers.statuses.get(response.status) ?? 0) + 1);
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    }
  }

  const endCopies = () => Promise.all(copies.map((copy) => copy.end('SIGTERM')));

  return {
    database,
    url: copies[0].url,
    ...numbers,
    answers,
    book: (body: unknown) => ask((url) => postJson(`${url}/api/appointments`, body)),
    staff: (method: 'POST' | 'PUT' | 'DELETE', call: string, body?: unknown) =>
      ask((url) =>
        fetch(`${url}/api/admin/${call}`, {
          method,
          headers: {
            ...bearer(token),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
    /** Restarts the instances and returns the number of deadlocks, which sessions report at the latest when they end. */
    async deadlocks(): Promise<number> {
      await endCopies();
      copies = await start();
      const { rows } = await sql<{ deadlocks: number }>`
        select deadlocks::int from pg_stat_database where datname = current_database()`.execute(
        database.db,
      );
      return rows[0]?.deadlocks ?? Number.NaN;
    },
    async dispose() {
      await endCopies();
      await database.dispose();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TwoCopies = Awaited<ReturnType<typeof startTwoCopies>>;
