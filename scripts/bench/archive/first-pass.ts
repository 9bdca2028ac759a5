import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { BenchOptions, BenchRow } from '../benchmark.ts';
import { BUILT_MAIN, startMeasuredSite } from '../measured-site.ts';
import { peakDuring, residentMib } from '../process-memory.ts';
import { addArticles, countCopies } from './articles.ts';

const ARTICLES = 10_000;
/** The first pass begins half a minute after the start. */
const REST_AFTER_MS = 25_000;
const LOOK_EVERY_MS = 1_000;
/** Budget of issue 42, above rest. */
const MAX_MIB = 100;

/** Memory of a new process while it records a site with many articles for the first time, above that at rest. */
export async function measureFirstPass(
  databaseUrl: string,
  { print }: BenchOptions,
): Promise<BenchRow> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  // The first start creates the tables; it ends before its first pass.
  await (await startMeasuredSite(databaseUrl)).stop();
  await addArticles(client, ARTICLES);
  // Its data folder has another key.
  const env = { SECRET_KEYS_REPLACE: '1' };
  const site = await startMeasuredSite(databaseUrl, env, { main: BUILT_MAIN });
  try {
    await wait(REST_AFTER_MS);
    const restMib = residentMib(site.pid);
    print(`The first pass over ${ARTICLES} articles`);
    const peakMib = await peakDuring(site.pid, async () => {
      while ((await countCopies(client)) < ARTICLES) await wait(LOOK_EVERY_MS);
    });
    const value = peakMib - restMib;
    return {
      name: `Memory of the first pass over ${ARTICLES} articles, above rest`,
      value,
      unit: 'MiB',
      budget: { text: `at most ${MAX_MIB} MiB`, isMet: value <= MAX_MIB },
      note: `at rest ${restMib.toFixed(0)} MiB`,
    };
  } finally {
    await site.stop();
    await client.end();
  }
}
