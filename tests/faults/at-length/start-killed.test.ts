import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseWire } from '../../../src/testing/database-wire.ts';
import { type ServerProcess, startServerProcess } from '../../../src/testing/server-process.ts';
import { type TestDatabase, withEmptyDatabase } from '../../../src/testing/test-database.ts';
import { describeSchema } from '../describe-schema.ts';
import { placesAmong } from '../places-among.ts';

/** Number of kills; each starts the whole product twice. */
const SAMPLES = 8;

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-start-killed-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const settings = (url: string) => ({ DATA_DIR: dataDir, DATABASE_URL: url });

/** The schema, and the number of rows that a start has created so far. */
async function findState({ db }: TestDatabase) {
  const { rows } = await sql`
    select (select count(*)::int from firm_profile) as firms, (select count(*)::int from blog_posts) as articles,
      (select count(*)::int from local_identity.accounts) as accounts,
      (select count(*)::int from pgboss.queue) as queues`.execute(db);
  return { rows, schema: await describeSchema(db as never) };
}

it('reaches the normal state on the start after a kill -9 during the first start', async () => {
  const { wanted, statements } = await withEmptyDatabase(async (database) => {
    const wire = new DatabaseWire();
    await wire.restore();
    const server = await startServerProcess(settings(database.urlThrough(wire.port)));
    const passed = wire.statements;
    await server.end('SIGTERM');
    await wire.cut();
    return { wanted: await findState(database), statements: passed };
  });
  for (const place of placesAmong(statements, SAMPLES)) {
    await withEmptyDatabase(async (database) => {
      const wire = new DatabaseWire();
      await wire.restore();
      let end: ServerProcess['end'] = async () => null;
      wire.onStatement = (count) => {
        if (count === place) void end('SIGKILL');
      };
      const killed = startServerProcess(settings(database.urlThrough(wire.port)), {
        onSpawn: (how) => {
          end = how;
        },
      });
      // The last statements may be sent only after the server is ready.
      await killed.then((server) => server.end('SIGKILL')).catch(() => {});
      await wire.cut();
      const server = await startServerProcess(settings(database.urlThrough()));
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await server.end('SIGTERM');
      expect(await findState(database)).toEqual(wanted);
    });
  }
});
