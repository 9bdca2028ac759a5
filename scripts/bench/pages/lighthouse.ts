import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PAGES } from '../../../tests/e2e/pages.ts';
import { findBrowser } from '../../find-browser.ts';
import {
  type Benchmark,
  type BenchOptions,
  type BenchResult,
  type BenchRow,
  median,
} from '../benchmark.ts';
import { pinTo } from '../cpu.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';
import { type PageReport, readReport } from './lighthouse-report.ts';

const run = promisify(execFile);

/** Lighthouse is not a dependency of the product: this folder has its own lock file and is installed at first use. */
const TOOLS = path.resolve(import.meta.dirname, '../../../bench/tools');
const CLI = path.join(TOOLS, 'node_modules/lighthouse/cli/index.js');

const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run ' +
  '--disable-background-networking --disable-component-update --disable-sync';

const DEVICES = ['mobile', 'desktop'] as const;
type Device = (typeof DEVICES)[number];

/**
 * Excludes searches, which are the same page, and pages that do not exist, whose 404 Lighthouse reports as a failure.
 */
const ADDRESSES = PAGES.filter((page) => !/[?#]|nothing-here/.test(page));

const ATTEMPT_MS = 120_000;
/** Occasionally the browser returns no trace, and Lighthouse must be run again. */
const ATTEMPTS = 3;

export const lighthouse: Benchmark = {
  title: 'Lighthouse on every public page',
  async run(options) {
    const missing = await installLighthouse();
    if (missing) return { rows: [], skipped: [missing] };
    const browser = await findBrowser().catch(() => undefined);
    if (!browser) return { rows: [], skipped: ['Lighthouse: there is no Chromium.'] };
    const postgres = await startMeasuredPostgres();
    await postgres.createDatabase('lighthouse');
    const site = await startMeasuredSite(postgres.urlOf('lighthouse'));
    try {
      pinTo(0, site.pid);
      return await visitAll({ url: site.url, browser }, options);
    } finally {
      await site.stop();
      await postgres.stop();
    }
  },
};

/** Installs Lighthouse if necessary. Returns why that failed, or undefined. */
async function installLighthouse(): Promise<string | undefined> {
  if (existsSync(CLI)) return undefined;
  try {
    await run('npm', ['ci', '--prefix', TOOLS, '--no-audit', '--no-fund']);
    return undefined;
  } catch {
    return 'Lighthouse: it could not be installed (npm ci --prefix bench/tools).';
  }
}

async function visitAll(
  site: { url: string; browser: string },
  { rounds, print }: BenchOptions,
): Promise<BenchResult> {
  const reports = new Map<string, PageReport[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const address of ADDRESSES) {
      for (const device of DEVICES) {
        const report = await retryWithBackoff(() => visit(site, address, device));
        const name = `${address} ${device}`;
        reports.set(name, [...(reports.get(name) ?? []), report]);
        print(`${name}: ${describe(report)}`);
      }
    }
  }
  return { rows: [...reports].flatMap(([name, found]) => rowsOf(name, found)) };
}

async function retryWithBackoff<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await work();
    } catch {
      // Retry.
    }
  }
  return work();
}

const describe = ({ performance, lcpMs, tbtMs }: PageReport) =>
  `performance ${performance}, LCP ${Math.round(lcpMs)} ms, TBT ${Math.round(tbtMs)} ms`;

async function visit(
  { url, browser }: { url: string; browser: string },
  address: string,
  device: Device,
): Promise<PageReport> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const preset = device === 'desktop' ? ['--preset=desktop'] : [];
  try {
    await run(
      process.execPath,
      [
        CLI,
        url + address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--only-categories=performance,accessibility,best-practices,seo',
        `--chrome-flags=${CHROME_FLAGS}`,
        ...preset,
      ],
      { env: { ...process.env, CHROME_PATH: browser }, timeout: ATTEMPT_MS },
    );
    return readReport(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Budgets of design §7, which are for mobile; on desktop only the four scores have a budget. */
function rowsOf(name: string, found: readonly PageReport[]): BenchRow[] {
  const isMobile = name.endsWith(' mobile');
  const of = (read: (report: PageReport) => number) => median(found.map(read));
  const mark = (label: string, value: number, least: number): BenchRow => ({
    name: `${name} ${label}`,
    value,
    unit: '',
    budget: { text: `at least ${least}`, isMet: value >= least },
  });
  const time = (label: string, value: number, most: number): BenchRow => ({
    name: `${name} ${label}`,
    value,
    unit: 'ms',
    ...(isMobile && { budget: { text: `at most ${most} ms`, isMet: value <= most } }),
  });
  const failed = [...new Set(found.flatMap((report) => report.failedAudits))];
  const whole = Math.min(
    ...(['accessibility', 'bestPractices', 'seo'] as const).map((key) => of((r) => r[key])),
  );
  return [
    mark(
      'performance',
      of((report) => report.performance),
      95,
    ),
    {
      ...mark('accessibility, best practices, SEO (the least)', whole, 100),
      ...(failed.length > 0 && { note: failed.join(', ') }),
    },
    time(
      'LCP',
      of((report) => report.lcpMs),
      1_800,
    ),
    time(
      'TBT',
      of((report) => report.tbtMs),
      100,
    ),
  ];
}
