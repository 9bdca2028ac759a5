import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { BenchOptions, BenchRow } from '../benchmark.ts';
import { BUILT_MAIN, startMeasuredSite } from '../measured-site.ts';
import { peakDuring, residentMib } from '../process-memory.ts';
import { addArticles, countCopies } from './articles.ts';

const ARTICLES = 10_000;
/**
 * Visited before the measurement, within the half minute before the first pass: rendering itself takes memory, for
 * visitors as for the archive.
 */
const VISITED = 300;
const LOOK_EVERY_MS = 1_000;
/** Budget of issue 42, above the process before the pass. */
const MAX_MIB = 100;

/** Memory of a process while it records a site with many articles for the first time, above that before the pass. */
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
    const newMib = residentMib(site.pid);
    for (let n = 1; n <= VISITED; n += 1) await fetchText(`${site.url}/blog/article-${n}`);
    const beforeMib = residentMib(site.pid);
    print(`The first pass over ${ARTICLES} articles`);
    const peakMib = await peakDuring(site.pid, async () => {
      while ((await countCopies(client)) < ARTICLES) await wait(LOOK_EVERY_MS);
    });
    const value = peakMib - beforeMib;
    return {
      name: `Memory of the first pass over ${ARTICLES} articles, above that of ${VISITED} visits`,
      value,
      unit: 'MiB',
      budget: { text: `at most ${MAX_MIB} MiB`, isMet: value <= MAX_MIB },
      note: `new ${newMib.toFixed(0)} MiB, after the visits ${beforeMib.toFixed(0)} MiB`,
    };
  } finally {
    await site.stop();
    await client.end();
  }
}

async function fetchText(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.text();
}
