import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../tests/e2e/browser.ts';
import { PAGES } from '../../../tests/e2e/pages.ts';
import {
  type Benchmark,
  type BenchOptions,
  type BenchResult,
  type BenchRow,
  median,
} from '../benchmark.ts';
import { startMeasuredPostgres, startMeasuredSite } from '../measured-site.ts';
import { type BookedVisit, bookOnPhone } from './book-on-phone.ts';
import { measurePresses } from './measure-presses.ts';
import { type Reading, readPage } from './read-page.ts';
import { bytesOf, type Kind } from './slow-phone.ts';

/** Budgets of issue 22. */
const MAX_LCP_MS = 2_000;
const MAX_READING_BYTES = 80_000;
const MAX_BOOKING_MS = 8_000;
const MAX_BOOKING_BYTES = 60_000;
const MAX_PRESS_MS = 200;

/** Excludes searches, which are the same page, and pages that do not exist. */
const ADDRESSES = PAGES.filter((page) => !/[?#]|nothing-here/.test(page));

/** Excludes images, which are photos of people. */
const READ: readonly Kind[] = ['document', 'style', 'font', 'script', 'data'];
const BOOKED: readonly Kind[] = ['document', 'style', 'script', 'image', 'data'];

export const firstVisit: Benchmark = {
  title:
    'A first visit on a slow phone: 400 kbit/s, 400 ms for a round trip, a quarter of the processor',
  async run(options) {
    const browser = await launchBrowser().catch(() => undefined);
    if (!browser) return { rows: [], skipped: ['First visit: there is no Chromium.'] };
    const postgres = await startMeasuredPostgres();
    await postgres.createDatabase('first_visit');
    const site = await startMeasuredSite(postgres.urlOf('first_visit'), {
      RATE_LIMIT_FACTOR: '1000',
    });
    try {
      return await measure(browser, site.url, options);
    } finally {
      await browser.close();
      await site.stop();
      await postgres.stop();
    }
  },
};

async function measure(
  browser: Browser,
  url: string,
  { rounds, print }: BenchOptions,
): Promise<BenchResult> {
  const readings = new Map<string, Reading[]>();
  const booked = new Map<string, BookedVisit[]>();
  const presses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const address of ADDRESSES) {
      const reading = await readPage(browser, url + address);
      readings.set(address, [...(readings.get(address) ?? []), reading]);
      print(`${address}: LCP ${Math.round(reading.lcpMs)} ms, ${describe(reading)}`);
    }
    for (const scripts of [false, true]) {
      const name = scripts ? 'with scripts' : 'without scripts';
      const email = `phone-${round}-${scripts}@example.com`;
      const visit = await bookOnPhone(browser, { url, email, scripts });
      booked.set(name, [...(booked.get(name) ?? []), visit]);
      print(`booked ${name}: ${Math.round(visit.ms)} ms, ${describe(visit)}`);
    }
    presses.push(await measurePresses(browser, url));
    print(`slowest press: ${Math.round(presses.at(-1) ?? 0)} ms`);
  }
  return {
    rows: [
      ...[...readings].flatMap(([address, found]) => readingRows(address, found)),
      ...[...booked].flatMap(([name, found]) => bookingRows(name, found)),
      atMost(
        'Slowest of the first presses until the next paint',
        median(presses),
        'ms',
        MAX_PRESS_MS,
      ),
    ],
  };
}

const describe = ({ transfers: { requests, ...bytes } }: Pick<Reading, 'transfers'>) =>
  `${requests} requests, ${Object.entries(bytes)
    .filter(([, sent]) => sent > 0)
    .map(([kind, sent]) => `${kind} ${(sent / 1_000).toFixed(1)}`)
    .join(', ')} KB`;

function readingRows(address: string, found: readonly Reading[]): BenchRow[] {
  const [last] = found.slice(-1);
  const bytes = median(found.map(({ transfers }) => bytesOf(transfers, READ)));
  return [
    {
      ...atMost(
        `${address}, largest paint`,
        median(found.map(({ lcpMs }) => lcpMs)),
        'ms',
        MAX_LCP_MS,
      ),
      note: `First paint ${Math.round(median(found.map(({ firstPaintMs }) => firstPaintMs)))} ms`,
    },
    {
      ...atMost(`${address}, transferred`, bytes, 'bytes', MAX_READING_BYTES),
      ...(last && { note: describe(last) }),
    },
  ];
}

function bookingRows(name: string, found: readonly BookedVisit[]): BenchRow[] {
  const [last] = found.slice(-1);
  const time = `Booked ${name}, from the address to the confirmation`;
  const ms = median(found.map((visit) => visit.ms));
  const bytes = median(found.map(({ transfers }) => bytesOf(transfers, BOOKED)));
  const note = last && { note: describe(last) };
  if (name === 'with scripts') {
    return [{ name: time, value: Math.round(ms), unit: 'ms', ...note }];
  }
  return [
    atMost(time, ms, 'ms', MAX_BOOKING_MS),
    {
      ...atMost(`Booked ${name}, transferred except fonts`, bytes, 'bytes', MAX_BOOKING_BYTES),
      ...note,
    },
  ];
}

const atMost = (name: string, value: number, unit: string, most: number): BenchRow => ({
  name,
  value: Math.round(value),
  unit,
  budget: { text: `at most ${most} ${unit}`, isMet: value <= most },
});
