import type { Browser, Page } from 'playwright-core';
import { openSlowPhone } from './slow-phone.ts';

/** A visitor's first interaction, each on a different page. */
const PRESSES: readonly { address: string; press: (page: Page) => Promise<void> }[] = [
  { address: '/', press: (page) => page.getByRole('button', { name: 'Menu' }).tap() },
  {
    address: '/about',
    press: (page) => page.getByRole('link', { name: 'Schedule Consultation' }).first().tap(),
  },
  { address: '/probate-calculator', press: (page) => page.getByLabel('Estate value').tap() },
  { address: '/contact', press: (page) => page.getByLabel('First Name').tap() },
];

/**
 * The longest time from a first interaction to the next paint (INP), in milliseconds, triggered as soon as the page has
 * loaded.
 */
export async function measurePresses(browser: Browser, url: string): Promise<number> {
  let slowest = 0;
  for (const { address, press } of PRESSES) {
    const { page, close } = await openSlowPhone(browser, { scripts: true });
    try {
      await page.addInitScript(noteLongestPress);
      await page.goto(url + address, { waitUntil: 'load', timeout: 60_000 });
      await press(page);
      await page.waitForLoadState('networkidle');
      slowest = Math.max(slowest, await page.evaluate(() => Number(sessionStorage.press ?? 0)));
    } finally {
      await close();
    }
  }
  return slowest;
}

/** Runs in the page: stores the duration of its slowest interaction, which survives a navigation. */
function noteLongestPress(): void {
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
      interactionId: number;
    })[]) {
      if (interactionId > 0 && duration > Number(sessionStorage.press ?? 0)) {
        sessionStorage.press = String(duration);
      }
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
