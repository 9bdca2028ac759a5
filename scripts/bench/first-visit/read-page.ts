import type { Browser, Page } from 'playwright-core';
import { openSlowPhone, type Transfers } from './slow-phone.ts';

/** A visitor's first visit, without interaction. Times in milliseconds from the start of the navigation. */
export type Reading = { firstPaintMs: number; lcpMs: number; transfers: Transfers };

/** A page that sends no request for this long counts as loaded. */
const QUIET_MS = 1_500;

export async function readPage(browser: Browser, url: string): Promise<Reading> {
  const { page, transfers, close } = await openSlowPhone(browser, { scripts: true });
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await untilQuiet(page, () => transfers().requests);
    const { firstPaintMs, lcpMs } = await page.evaluate(readPaints);
    return { firstPaintMs, lcpMs, transfers: transfers() };
  } finally {
    await close();
  }
}

async function untilQuiet(page: Page, requests: () => number): Promise<void> {
  for (let before = -1; before !== requests(); ) {
    before = requests();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
  }
}

/** Runs in the page: returns the times of its first paint and its largest contentful paint. */
async function readPaints() {
  const lcp = await new Promise<PerformanceEntry | undefined>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    firstPaintMs: paint?.startTime ?? Number.NaN,
    lcpMs: lcp?.startTime ?? Number.NaN,
  };
}
