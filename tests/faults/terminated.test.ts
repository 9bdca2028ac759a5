import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { bookingBody, listFreeStarts } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';

/** The whole product as `npm start` runs it, terminated while clients keep sending requests. */

const isFull = inject('atLength');
const CLIENTS = 50;
const TURNS = isFull ? 6 : 2;
/** One signal per run. SIGHUP is sent when the terminal is closed. */
const SIGNALS = ['SIGTERM', 'SIGHUP'] as const;
/** How many requests of each kind are answered before the signal is sent. */
const BEFORE = 30;
/** The guaranteed limit, in milliseconds; longer when other tests use the machine as well. */
const ENDS_WITHIN_MS = isFull ? 10_000 : 15_000;

/**
 * The outcome on a machine that is much too slow for so many clients, even before the signal; tolerated in the short
 * form.
 */
const OVERLOADED = 'overloaded';

type Asked = { name: string; options: RequestOptions; body?: string };
/** The number of requests by outcome, such as `page 200`. */
type Outcomes = Map<string, number>;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-terminated-'));
});
afterEach(async () => {
  await server?.end('SIGKILL');
  await database.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

/** The status of a complete response; otherwise the error. */
function ask(url: string, { options, body }: Asked): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(url, options, (answer) => {
      read(answer).then(resolve, () => resolve('cut'));
    });
    asking.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asking.end(body);
  });
}

async function read(answer: IncomingMessage): Promise<string> {
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  const promised = answer.headers['content-length'];
  const isWhole = answer.complete && (promised === undefined || Number(promised) === bytes);
  if (!isWhole || bytes === 0) return 'cut';
  const { statusCode, headers } = answer;
  return statusCode === 503 && headers['retry-after'] ? OVERLOADED : String(statusCode);
}

/** Sends requests on one keep-alive connection until connections are refused. */
async function askOn(url: string, next: () => Asked, outcomes: Outcomes): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let outcome = ''; outcome !== 'ECONNREFUSED'; ) {
    const asked = next();
    outcome = await ask(url, { ...asked, options: { ...asked.options, agent } });
    const line = `${asked.name} ${outcome}`;
    outcomes.set(line, (outcomes.get(line) ?? 0) + 1);
  }
  agent.destroy();
}

const PAGE: Asked = { name: 'page', options: { path: '/' } };
const CALL: Asked = { name: 'call', options: { path: '/api/blog-posts' } };

function booking(scheduledDate: string | undefined, place: number): Asked {
  return {
    name: 'booking',
    options: {
      path: '/api/appointments',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    },
    body: JSON.stringify(bookingBody({ scheduledDate, email: `c${place}@example.com` })),
  };
}

it('completes every accepted request during a shutdown', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await deleteAll(database.db, 'appointments');
    server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: database.urlThrough() });
    const { url } = server;
    const starts = await listFreeStarts(url, 2_000);
    let made = 0;
    const book = () => {
      made += 1;
      return booking(starts[made % starts.length], made);
    };
    const kinds = [() => PAGE, () => CALL, book];
    const outcomes: Outcomes = new Map();
    const clients = Array.from({ length: CLIENTS }, (_, place) =>
      askOn(url, kinds[place % kinds.length] ?? book, outcomes),
    );
    for (const line of ['page 200', 'call 200', 'booking 201']) {
      const count = () => outcomes.get(line) ?? 0;
      await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(BEFORE);
    }
    const began = performance.now();
    expect(await server.end(SIGNALS[turn % SIGNALS.length] ?? 'SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(ENDS_WITHIN_MS);
    await Promise.all(clients);
    const seen = [...outcomes.keys()].filter((line) => isFull || !line.endsWith(OVERLOADED));
    const refused = ['page', 'call', 'booking'].map((name) => `${name} ECONNREFUSED`);
    expect(seen.sort()).toEqual(['booking 201', 'call 200', 'page 200', ...refused].sort());
    const stored = await database.db.selectFrom('appointments').select('id').execute();
    expect(stored).toHaveLength(outcomes.get('booking 201') ?? 0);
  }
}, 300_000);
