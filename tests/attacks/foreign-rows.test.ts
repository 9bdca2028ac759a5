import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IS_FULL } from '../../src/testing/attack-size.ts';
import { bearer, STAFF_ENV } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { addTwoAttorneys } from './two-attorneys.ts';
import { openWire, type Wire } from './wire.ts';

/**
 * An attorney must not be able to find out, from responses or timing, whether an id belongs to a colleague's client or
 * does not exist.
 */

/** Pairs of requests per call: one for a colleague's row, one for a row that does not exist. */
const PAIRS = IS_FULL ? 2_000 : 100;
const TIME_LIMIT_MS = 600_000;

let app: TestApp;
let wire: Wire;
let token: string;
let foreign: { message: string; appointment: string; person: string };
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, RATE_LIMIT_FACTOR: '1000000' } });
  wire = openWire(app.url);
  const added = await addTwoAttorneys(app);
  token = added.token;
  foreign = added.rows.ben;
});
afterAll(async () => {
  await wire.close();
  await app.close();
});

type Request = { method: 'GET' | 'PUT' | 'POST'; path: string; body?: string };

const query = (name: string, id: string): Request => ({
  method: 'GET',
  path: `/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ id }))}`,
});

const CALLS: [name: string, kind: keyof typeof foreign, request: (id: string) => Request][] = [
  ['contact.submission', 'message', (id) => query('contact.submission', id)],
  ['contact.replies', 'message', (id) => query('contact.replies', id)],
  ['appointments.appointment', 'appointment', (id) => query('appointments.appointment', id)],
  ['appointments.link', 'appointment', (id) => query('appointments.link', id)],
  ['people.get', 'person', (id) => query('people.get', id)],
  [
    'appointments.saveNotes',
    'appointment',
    (id) => ({
      ...{ method: 'POST', path: '/trpc/appointments.saveNotes' },
      body: JSON.stringify({ id, notes: 'Seen' }),
    }),
  ],
  [
    'contact.markRead',
    'message',
    (id) => ({
      ...{ method: 'POST', path: '/trpc/contact.markRead' },
      body: JSON.stringify({ id }),
    }),
  ],
];

/** The latency of a response, in milliseconds, and its text without the ids that it echoes. */
async function ask(request: Request, id: string): Promise<{ ms: number; words: string }> {
  const headers = {
    ...bearer(token),
    ...(request.body !== undefined && { 'content-type': 'application/json' }),
  };
  const sentMs = performance.now();
  const { status, bytes } = await wire.ask({ ...request, headers });
  const ms = performance.now() - sentMs;
  const text = bytes.toString().replaceAll(id, 'ID');
  return { ms, words: `${status} ${text.replace(/"requestId":"[^"]*"/, '')}` };
}

const medianOf = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

it.each(CALLS)(
  '%s takes as long, and answers the same, for a row of a colleague as for none',
  async (_name, kind, requestFor) => {
    const times: Record<'foreign' | 'none', number[]> = { foreign: [], none: [] };
    const words = new Set<string>();
    // Alternates, so that other load on the machine slows both down.
    for (let pair = 0; pair < PAIRS; pair += 1) {
      for (const [which, id] of [
        ['foreign', foreign[kind]],
        ['none', randomUUID()],
      ] as const) {
        const answer = await ask(requestFor(id), id);
        times[which].push(answer.ms);
        words.add(answer.words);
      }
    }
    expect([...words]).toHaveLength(1);
    // Makes sure that the call exists.
    expect([...words][0]).not.toContain('No procedure found');
    const ratio = medianOf(times.foreign) / medianOf(times.none);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  },
  TIME_LIMIT_MS,
);
