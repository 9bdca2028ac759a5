import { afterEach, expect, inject, it } from 'vitest';
import { median } from '../../scripts/bench/benchmark.ts';
import type { Run } from '../../src/features/migration/schema.ts';
import { DOCUMENTED_TABLES } from '../../src/features/migration/source/documented-tables.ts';
import { BAD_DAY } from '../../src/features/migration/testing/dynamo-faults.ts';
import { compareCopy } from './compare-copy.ts';
import { changeCopiedRows, fillCopiedTables, SECRET } from './copied-rows.ts';
import { type CopyingSite, openCopyingSite } from './copying-site.ts';
import type { MemorySample } from './report-memory.ts';

/**
 * The product copies to an overloaded DynamoDB over a network that loses responses, and is killed in the middle. The
 * full run (`npm run test:faults`) has 100,000 rows and three kills, and takes a quarter of an hour.
 */

const isFull = inject('atLength');
const TIME_LIMIT_MS = isFull ? 60 * 60_000 : 300_000;
const MEGABYTE = 1024 * 1024;

/**
 * When to kill: after a share of the rows (0 to 1), or during the catch-up with rows that have changed in the meantime.
 */
type Moment = number | 'catch-up';

const sites: CopyingSite[] = [];

afterEach(async () => {
  for (const site of sites.splice(0)) await site.dispose();
});

/** Starts a site with a target table and about this many rows in all copied tables together. */
async function startSite(rows: number, faults?: Parameters<typeof openCopyingSite>[0]) {
  const site = await openCopyingSite(faults);
  sites.push(site);
  await fillCopiedTables(site.db, Math.ceil(rows / Object.keys(DOCUMENTED_TABLES).length));
  await site.start();
  await site.press('create-table');
  expect(await site.runThatIsOver()).toMatchObject({ state: 'done' });
  return site;
}

/** Copies, and kills the process at these moments; rows change while it is down. */
async function copy(site: CopyingSite, moments: readonly Moment[] = []): Promise<void> {
  await site.press('migrate');
  for (const [turn, moment] of moments.entries()) {
    const run = await site.runThatIs((current) => isAt(moment, current));
    expect(run).toMatchObject({ action: 'migrate', state: 'running' });
    await site.kill();
    await changeCopiedRows(site.db, turn);
    await site.start();
  }
  expect(await site.runThatIsOver()).toMatchObject({ action: 'migrate', state: 'done' });
}

function isAt(moment: Moment, { phase, tables }: Run): boolean {
  if (moment === 'catch-up') {
    return phase === 'catch-up' && tables.some(({ targetRows }) => targetRows > 0);
  }
  const sum = (key: 'rows' | 'rowsDone') => tables.reduce((all, table) => all + table[key], 0);
  return phase === 'catch-up' || sum('rowsDone') > moment * sum('rows');
}

async function verify(site: CopyingSite): Promise<void> {
  await site.press('verify');
  expect(await site.runThatIsOver()).toMatchObject({ action: 'verify', state: 'done' });
}

/** Compares source and target with code that is independent of the product's own. Returns the number of rows. */
async function expectSame({ db, peer }: CopyingSite): Promise<number> {
  const items = await peer.scan();
  const { rows, differences } = await compareCopy(db, items);
  expect(differences.slice(0, 20)).toEqual([]);
  expect(items.filter(({ SK }) => SK?.S === 'row')).toHaveLength(rows);
  expect(items.some((item) => JSON.stringify(item).includes(SECRET))).toBe(false);
  return rows;
}

/** The maximum in each quarter of the run, in MB. */
function quarters(samples: readonly MemorySample[], key: 'rss' | 'inUse'): number[] {
  const size = Math.ceil(samples.length / 4);
  return [0, 1, 2, 3].map((quarter) => {
    const some = samples.slice(quarter * size, (quarter + 1) * size);
    return Math.round(Math.max(...some.map((sample) => sample[key])) / MEGABYTE);
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return Math.round((performance.now() - startedAt) / 1_000);
}

async function report(site: CopyingSite, figures: object): Promise<void> {
  const memory = await site.memory();
  const [inUseMb, rssMb] = [quarters(memory, 'inUse'), quarters(memory, 'rss')];
  const text = JSON.stringify({ ...figures, inUseMb, rssMb, ...site.proxy.counts });
  process.stdout.write(`\nfault run: ${text}\n`);
}

it(
  'copies each row once despite faults and kills',
  async () => {
    const reads = { throttled: 0.1, failed: 0.05, unanswered: 0.05 };
    const site = await startSite(isFull ? 100_000 : 3_000, { writes: BAD_DAY, reads });
    const moments: Moment[] = isFull ? [0.3, 0.6, 'catch-up'] : [0.5];
    const copySeconds = await timed(() => copy(site, moments));
    const verifySeconds = await timed(() => verify(site));
    const rows = await expectSame(site);
    await report(site, { rows, kills: moments.length, copySeconds, verifySeconds });
  },
  TIME_LIMIT_MS,
);

it.runIf(isFull)(
  'uses less than 20% more memory for four times the rows',
  async () => {
    const inUse: number[] = [];
    // With fewer rows, DynamoDB's 1 MB pages would not be full.
    for (const rows of [100_000, 400_000]) {
      const site = await startSite(rows);
      const copySeconds = await timed(() => copy(site));
      const verifySeconds = await timed(() => verify(site));
      await report(site, { rows, copySeconds, verifySeconds });
      // Memory in the last quarter, when a leak would have grown. The median, not the maximum, because sometimes a page
      // of the table is in memory, and how many samples include one depends on how long the run takes.
      const samples = await site.memory();
      inUse.push(median(samples.slice(samples.length * 0.75).map((sample) => sample.inUse)));
      await site.kill();
    }
    const [few = 0, many = 0] = inUse;
    expect(many).toBeLessThan(few * 1.2);
  },
  TIME_LIMIT_MS,
);
