import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServerProcess } from '../../../src/testing/server-process.ts';
import { type Benchmark, type BenchOptions, type BenchRow, median } from '../benchmark.ts';
import { installPackages, makeBundle } from './project-copy.ts';

/** Budgets of design §7. */
const MAX_SECONDS = { existing: 1.5, build: 60, install: 90 };

/** Start times vary more than call times. */
const MIN_ROUNDS = 5;

export const start: Benchmark = {
  title: 'From the command to a site that answers',
  async run(options) {
    const rows = await measureStarts(options);
    options.print('Building the web bundle in a copy of the project');
    rows.push(rowOf('web build', await makeBundle(), MAX_SECONDS.build, 'once'));
    options.print('Installing the packages into an empty folder');
    const installed = await installPackages();
    if (installed === undefined) return { rows, skipped: ['npm ci: it could not install.'] };
    rows.push(rowOf('npm ci', installed, MAX_SECONDS.install, 'once, prefers the npm cache'));
    return { rows };
  },
};

/** Start times including the embedded Postgres, with an existing bundle. */
async function measureStarts({ rounds, print }: BenchOptions): Promise<BenchRow[]> {
  const empty: number[] = [];
  const existing: number[] = [];
  for (let round = 0; round < Math.max(rounds, MIN_ROUNDS); round += 1) {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-bench-start-'));
    empty.push(await secondsToReady(dataDir));
    existing.push(await secondsToReady(dataDir));
    await rm(dataDir, { recursive: true, force: true });
    print(`${empty.at(-1)?.toFixed(2)} s empty, ${existing.at(-1)?.toFixed(2)} s existing`);
  }
  return [
    { name: 'start on an empty folder', value: median(empty), unit: 's' },
    rowOf('start on an existing database', median(existing), MAX_SECONDS.existing),
  ];
}

async function secondsToReady(dataDir: string): Promise<number> {
  const before = performance.now();
  const site = await startServerProcess({
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: '1',
    PUBLIC_URL: 'http://localhost:0',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
  });
  const seconds = (performance.now() - before) / 1_000;
  await site.end('SIGTERM');
  return seconds;
}

function rowOf(name: string, value: number, most: number, note?: string): BenchRow {
  return {
    name,
    value,
    unit: 's',
    budget: { text: `at most ${most} s`, isMet: value <= most },
    ...(note !== undefined && { note }),
  };
}
