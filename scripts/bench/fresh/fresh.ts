import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PAGES } from '../../../tests/e2e/pages.ts';
import {
  type Benchmark,
  type BenchOptions,
  type BenchResult,
  median,
  percentile,
} from '../benchmark.ts';
import { canPin, pinTo } from '../cpu.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';
import { openLoop, type Sent } from './open-loop.ts';

const VISITORS_PER_SECOND = 500;
const SECONDS = 20;
const EDIT_EVERY_MS = 1_000;

/**
 * Duration of the same load before the measurement: a freshly started server has no cached pages and still compiles its
 * code.
 */
const WARM_UP_SECONDS = 10;

/** Budgets: issue 22, and design §7 for the age of content. */
const MAX_P99_MS = 30;
const MAX_AGE_MS = 2_000;

const ARTICLE = '/blog/living-trust-or-will';

/** The other pages: every second visitor reads the article that is being edited, and the others read these. */
const OTHERS = PAGES.filter((page) => page !== ARTICLE && !/[?#]|nothing-here/.test(page));
const pathOf = (at: number) =>
  at % 2 === 0 ? ARTICLE : (OTHERS[(at >> 1) % OTHERS.length] ?? '/');

export const fresh: Benchmark = {
  title: `One edit a second while ${VISITORS_PER_SECOND} visitors a second read`,
  async run(options) {
    if (!canPin) return { rows: [], skipped: ['Fresh pages: needs Linux and two cores.'] };
    const postgres = await startMeasuredPostgres();
    await postgres.createDatabase('fresh');
    const databaseUrl = postgres.urlOf('fresh');
    const site = await startMeasuredSite(databaseUrl, {
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'warn',
    });
    const client = new pg.Client(databaseUrl);
    try {
      await client.connect();
      pinTo(0, site.pid);
      return await measure(client, site.url, options);
    } finally {
      await client.end();
      await site.stop();
      await postgres.stop();
    }
  },
};

type Edit = { number: number; committedAtMs: number };

async function measure(
  client: pg.Client,
  url: string,
  { rounds, print }: BenchOptions,
): Promise<BenchResult> {
  let number = 0;
  const visit = async (seconds: number) => {
    const edits: Edit[] = [];
    const end = performance.now() + seconds * 1_000;
    const editing = (async () => {
      while (performance.now() < end) {
        number += 1;
        await editArticle(client, number);
        edits.push({ number, committedAtMs: performance.now() });
        await wait(EDIT_EVERY_MS);
      }
    })();
    const [sent] = await Promise.all([
      openLoop(url, {
        ...{ perSecond: VISITORS_PER_SECOND, seconds, pathOf },
        readHtml: numberShown,
      }),
      editing,
    ]);
    return { edits, sent };
  };
  await visit(WARM_UP_SECONDS);
  const slowest: number[] = [];
  const oldest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { edits, sent } = await visit(SECONDS);
    slowest.push(
      percentile(
        sent.map(({ latencyMs }) => latencyMs),
        0.99,
      ),
    );
    oldest.push(oldestContent(sent, edits));
    print(`p99 ${slowest.at(-1)?.toFixed(1)} ms, oldest content ${oldest.at(-1)?.toFixed(0)} ms`);
  }
  const [p99, age] = [median(slowest), Math.max(...oldest)];
  return {
    rows: [
      {
        name: 'Slowest of a hundred visitors',
        value: p99,
        unit: 'ms',
        budget: { text: `at most ${MAX_P99_MS} ms`, isMet: p99 <= MAX_P99_MS },
      },
      {
        name: 'Oldest content that a visitor got, after the edit was committed',
        value: age,
        unit: 'ms',
        budget: { text: `at most ${MAX_AGE_MS} ms`, isMet: age <= MAX_AGE_MS },
        note: 'Slowest of all rounds',
      },
    ],
  };
}

async function editArticle(client: pg.Client, number: number): Promise<void> {
  await client.query('update blog_posts set excerpt = $1 where slug = $2', [
    `Edit number ${number}.`,
    ARTICLE.split('/').at(-1),
  ]);
}

/** The number of the last edit that the article's page shows. */
const numberShown = (html: string) => Number(/Edit number (\d+)\./.exec(html)?.[1] ?? 0);

/**
 * The maximum staleness, in milliseconds: how long an edit had been committed when a request was sent that still got
 * the content before it.
 */
function oldestContent(sent: readonly Sent<number>[], edits: readonly Edit[]): number {
  let oldestMs = 0;
  for (const { path, sentAtMs, read: shown } of sent) {
    if (path !== ARTICLE) continue;
    const missed = edits.find(({ number }) => number > shown);
    if (missed && missed.committedAtMs < sentAtMs) {
      oldestMs = Math.max(oldestMs, sentAtMs - missed.committedAtMs);
    }
  }
  return oldestMs;
}
