import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Benchmark, BenchOptions, BenchResult, BenchRow } from '../benchmark.ts';
import { canPin, cpuSeconds, pinTo } from '../cpu.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';
import { addArticles, countCopies } from './articles.ts';
import { measureFirstPass } from './first-pass.ts';

const ARTICLES = 200;
const EDIT_EVERY_S = 60;
const EDITS_PER_ROUND = 3;
/** The first pass over all pages begins half a minute after the start. */
const FIRST_LOOK_MS = 60_000;
/** Budget of issue 21, in percent of a core. */
const MAX_PERCENT = 1;

export const archive: Benchmark = {
  title: `Archiving the public pages: ${ARTICLES} articles, one edit per minute`,
  run: benchArchive,
};

async function benchArchive(options: BenchOptions): Promise<BenchResult> {
  if (!canPin) return { rows: [], skipped: ['The CPU time of a process is read as on Linux.'] };
  const rows: BenchRow[] = [];
  const postgres = await startMeasuredPostgres();
  try {
    await postgres.createDatabase('archive');
    const databaseUrl = postgres.urlOf('archive');
    const site = await startMeasuredSite(databaseUrl);
    const client = new pg.Client(databaseUrl);
    try {
      await client.connect();
      pinTo(0, site.pid);
      rows.push(await measureEdits(client, site.pid, options));
    } finally {
      await client.end();
      await site.stop();
    }
    await postgres.createDatabase('first_pass');
    rows.push(await measureFirstPass(postgres.urlOf('first_pass'), options));
    return { rows };
  } finally {
    await postgres.stop();
  }
}

/** CPU time of the server while an article is edited every minute, minus that of an idle server. */
async function measureEdits(client: pg.Client, pid: number, { rounds, print }: BenchOptions) {
  await addArticles(client, ARTICLES);
  await wait(FIRST_LOOK_MS);
  const seconds = EDIT_EVERY_S * EDITS_PER_ROUND;
  print(`The server at rest, for ${seconds} s`);
  const restPercent = await percentDuring(pid, () => wait(seconds * 1_000));
  const edits = rounds * EDITS_PER_ROUND;
  print(`${edits} edits, ${EDIT_EVERY_S} s apart`);
  const copiesBefore = await countCopies(client);
  const percent = await percentDuring(pid, async () => {
    for (let edit = 0; edit < edits; edit += 1) {
      await editArticle(client, edit);
      await wait(EDIT_EVERY_S * 1_000);
    }
  });
  const copies = (await countCopies(client)) - copiesBefore;
  const value = percent - restPercent;
  return {
    name: 'CPU time of recording, share of a core',
    value,
    unit: '%',
    budget: { text: `at most ${MAX_PERCENT} %`, isMet: value <= MAX_PERCENT && copies >= edits },
    note: `${edits} edits, ${copies} copies recorded; at rest ${restPercent.toFixed(2)} %`,
  } satisfies BenchRow;
}

async function percentDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const [startMs, before] = [performance.now(), cpuSeconds(pid)];
  await work();
  return ((cpuSeconds(pid) - before) / ((performance.now() - startMs) / 1_000)) * 100;
}

async function editArticle(client: pg.Client, edit: number): Promise<void> {
  await client.query('update blog_posts set title = $1, updated_at = now() where slug = $2', [
    `Article after edit ${edit}`,
    `article-${1 + (edit % ARTICLES)}`,
  ]);
}
