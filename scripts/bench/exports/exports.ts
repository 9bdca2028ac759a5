import { bearer, staffTokenOf } from '../../../src/testing/people.ts';
import { PASSWORD } from '../../../src/testing/pool-client.ts';
import {
  type Benchmark,
  type BenchOptions,
  type BenchResult,
  type BenchRow,
  median,
  percentile,
} from '../benchmark.ts';
import { canPin, cpuSeconds, pinTo } from '../cpu.ts';
import { openFilledDatabase } from '../filled-database.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';
import { peakDuring, residentMib } from './process-memory.ts';
import {
  askMeanwhile,
  callMs,
  type DownloadClient,
  downloadSlowly,
  takeMessages,
} from './take-files.ts';

const FEW = 1_000;
const LEVEL = 10_000;
const MANY = 1_000_000;

/**
 * Memory counts as constant if a million rows need at most this much more than ten thousand; the margin is for
 * uncollected garbage.
 */
const MAX_GROWTH_MIB = 60;
/** Longest acceptable delay of other calls during an export. */
const MAX_MEANWHILE_MS = 100;
const MAX_RATIO = 1.5;
const NOISE_MS = 3;

const SLOW_CLIENTS = 4;
const SLOWLY = { pieces: 100, everyMs: 100 };

const USER_EMAIL = 'client77@example.com';

/** The figures of one site with a given number of rows. */
type Figures = Awaited<ReturnType<typeof measure>>;

export const exports: Benchmark = {
  title: 'Files that the office takes along, of a thousand rows and of a million',
  run: benchExports,
};

async function benchExports(options: BenchOptions): Promise<BenchResult> {
  if (!canPin) return { rows: [], skipped: ['Memory of a process is read as on Linux.'] };
  const postgres = await startMeasuredPostgres({ max_wal_size: '4GB', synchronous_commit: 'off' });
  try {
    const figures: Figures[] = [];
    for (const rows of [FEW, LEVEL, MANY]) {
      options.print(`Filling and exporting ${rows} rows`);
      const tables = ['contact_submissions', 'appointments'] as const;
      const filled = await openFilledDatabase(postgres.connection, { rows, tables });
      await filled.close();
      figures.push(await measure(postgres.urlOf(`bench_${rows}`), options));
    }
    return { rows: rowsOf(figures as [Figures, Figures, Figures]) };
  } finally {
    await postgres.stop();
  }
}

async function measure(databaseUrl: string, { rounds }: BenchOptions) {
  const site = await startMeasuredSite(databaseUrl, { SEED_ADMIN_PASSWORD: PASSWORD });
  try {
    pinTo(0, site.pid);
    const client = { url: site.url, token: await staffTokenOf(site.url) };
    // First, because the memory of a feed of 20,000 appointments would be counted as the export's.
    const tables = await warmRounds(rounds, () => measureTable(client, site.pid));
    const askForPerson = () => callMs(client, '/trpc/privacy.export', { email: USER_EMAIL });
    const personMs = median(await warmRounds(rounds, askForPerson));
    // Last: the garbage of a feed of 20,000 appointments is collected while the next feeds are served.
    const feed = await feedOf(client);
    const feedMs = median(await warmRounds(rounds, () => callMs(client, feed)));
    const middle = (name: keyof (typeof tables)[number]) => median(tables.map((one) => one[name]));
    const before = residentMib(site.pid);
    const slow = await peakDuring(site.pid, async () => {
      await Promise.all(Array.from({ length: SLOW_CLIENTS }, () => downloadSlowly(client, SLOWLY)));
    });
    return {
      rowsPerSecond: middle('rowsPerSecond'),
      mbPerSecond: middle('mbPerSecond'),
      cpuMicros: middle('cpuMicros'),
      foundMs: middle('foundMs'),
      meanwhileMs: middle('meanwhileMs'),
      personMs,
      feedMs,
      peakMib: Math.max(...tables.map(({ peakMib }) => peakMib)),
      slowGrowthMib: slow - before,
    };
  } finally {
    await site.stop();
  }
}

/** The results of `rounds` rounds, after a discarded warm-up round. */
async function warmRounds<Found>(rounds: number, round: () => Promise<Found>): Promise<Found[]> {
  await round();
  const all: Found[] = [];
  for (let i = 0; i < rounds; i += 1) all.push(await round());
  return all;
}

/** Exports all messages and measures speed, CPU time, memory, and the latency of other calls during the export. */
async function measureTable(client: DownloadClient, pid: number) {
  let taken = { bytes: 0, lines: 0, seconds: 0 };
  let meanwhile: number[] = [];
  const cpuBefore = cpuSeconds(pid);
  const peakMib = await peakDuring(pid, async () => {
    const taking = takeMessages(client);
    meanwhile = await askMeanwhile(() => callMs(client, '/healthz'), taking);
    taken = await taking;
  });
  const cpu = cpuSeconds(pid) - cpuBefore;
  const rows = taken.lines - 1;
  return {
    peakMib,
    rowsPerSecond: rows / taken.seconds,
    mbPerSecond: taken.bytes / 1e6 / taken.seconds,
    cpuMicros: (cpu / rows) * 1e6,
    meanwhileMs: percentile(meanwhile, 0.99),
    foundMs: (await takeMessages(client, { q: 'zebra' })).seconds * 1_000,
  };
}

async function feedOf({ url, token }: DownloadClient): Promise<string> {
  const response = await fetch(`${url}/trpc/calendars.renewFeed`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: '{}',
  });
  const { result } = (await response.json()) as { result: { data: { address: string } } };
  return new URL(result.data.address).pathname;
}

function rowsOf([few, level, many]: [Figures, Figures, Figures]): BenchRow[] {
  const beside = (name: keyof Figures, figures = few, rows = '1,000 rows') => ({
    name: rows,
    value: figures[name],
  });
  const atMost = (budget: number, value: number, unit: string) => ({
    text: `at most ${budget} ${unit}`,
    isMet: value <= budget,
  });
  const likeFew = (name: 'foundMs' | 'personMs') => ({
    value: many[name],
    unit: 'ms',
    beside: beside(name),
    budget: {
      text: `at most ${MAX_RATIO} × or ${NOISE_MS} ms more`,
      isMet: many[name] <= few[name] * MAX_RATIO || many[name] - few[name] <= NOISE_MS,
    },
  });
  return [
    {
      name: 'Messages as CSV',
      value: many.rowsPerSecond,
      unit: 'rows/s',
      beside: beside('rowsPerSecond'),
    },
    {
      name: 'Messages as CSV, bytes',
      value: many.mbPerSecond,
      unit: 'MB/s',
      beside: beside('mbPerSecond'),
    },
    {
      name: 'Messages as CSV, processor time',
      value: many.cpuMicros,
      unit: 'µs/row',
      beside: beside('cpuMicros', level, '10,000 rows'),
    },
    {
      name: 'Messages as CSV, most memory',
      value: many.peakMib,
      unit: 'MiB',
      beside: beside('peakMib', level, '10,000 rows'),
      budget: {
        text: `at most ${MAX_GROWTH_MIB} MiB more than of 10,000 rows`,
        isMet: many.peakMib - level.peakMib <= MAX_GROWTH_MIB,
      },
    },
    {
      name: `Growth while ${SLOW_CLIENTS} clients take ten seconds for the first pieces of a million rows, and go`,
      value: many.slowGrowthMib,
      unit: 'MiB',
      budget: atMost(MAX_GROWTH_MIB, many.slowGrowthMib, 'MiB'),
    },
    {
      name: 'GET /healthz during an export of a million rows, p99',
      value: many.meanwhileMs,
      unit: 'ms',
      budget: atMost(MAX_MEANWHILE_MS, many.meanwhileMs, 'ms'),
    },
    { name: 'Messages as CSV, ten found by a word', ...likeFew('foundMs') },
    { name: 'Everything about a person', ...likeFew('personMs') },
    {
      name: 'Calendar feed of a year, back to back',
      value: many.feedMs,
      unit: 'ms',
      beside: beside('feedMs'),
      note: 'It holds 20,000 appointments at most.',
    },
  ];
}
