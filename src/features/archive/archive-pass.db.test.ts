import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { archivePass, COPIES_PER_PORTION, type Heads } from './archive-pass.ts';
import { listHeads } from './queries.ts';
import { claimRecorder } from './recorder-queries.ts';

const PAGES = 600;
/** Far less than the megabytes that each compression needs, times `PAGES`. */
const MOST_BYTES = 100 * 2 ** 20;

const recorder = randomUUID();
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await claimRecorder(database.db, recorder);
});
afterEach(() => database.dispose());

const readHeads = async (): Promise<Heads> =>
  new Map((await listHeads(database.db)).map(({ path, bodyHash }) => [path, bodyHash]));

/** Varied numbers, because a text that repeats itself needs less memory to compress. */
const textOf = (path: string) =>
  Array.from({ length: 250 }, (_, line) => `<p>${path} ${(line * 7_919) % 65_536}</p>`).join('');

/** A pass that ends before page `interruptAt`. */
async function pass(pages: number, interruptAt = Number.POSITIVE_INFINITY) {
  const read: string[] = [];
  const paths = Array.from({ length: pages }, (_, index) => ({ path: `/${index}` }));
  const sources = {
    db: database.db,
    log: pino({ level: 'silent' }),
    listPaths: async () => paths,
    readMails: async () => [],
  };
  const recorded = await archivePass(sources, {
    recorder,
    heads: await readHeads(),
    async readPage(path) {
      read.push(path);
      return { status: 200, text: textOf(path) };
    },
    shownFrom: new Date(),
    cause: 'check',
    async beforePage() {
      if (read.length >= interruptAt) throw new Error('interrupted');
    },
  }).catch((error: Error) => error.message);
  return { recorded, read };
}

it('a pass over many pages needs little memory', async () => {
  const restBytes = process.memoryUsage.rss();
  let peakBytes = 0;
  const sample = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, 2);
  const { recorded } = await pass(PAGES).finally(() => clearInterval(sample));
  expect(recorded).toBe(PAGES);
  expect(peakBytes - restBytes).toBeLessThan(MOST_BYTES);
});

it('a pass continues an interrupted one with what is not recorded yet', async () => {
  const pages = COPIES_PER_PORTION * 3;
  await pass(pages, COPIES_PER_PORTION * 2 + 1);
  const recorded = (await readHeads()).size;
  expect(recorded).toBe(COPIES_PER_PORTION * 2);
  const next = await pass(pages);
  expect(next.recorded).toBe(pages - recorded);
  expect(next.read.slice(0, COPIES_PER_PORTION)).toEqual(
    Array.from({ length: COPIES_PER_PORTION }, (_, index) => `/${recorded + index}`),
  );
  const rows = await database.db
    .selectFrom('advertisingCopies')
    .select(['path', 'cause'])
    .execute();
  expect(rows).toHaveLength(pages);
  expect(new Set(rows.map(({ cause }) => cause))).toEqual(new Set(['first']));
});
