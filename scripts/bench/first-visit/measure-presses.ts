import type { Browser, Page } from 'playwright-core';
import { openSlowPhone } from './slow-phone.ts';

/** What a visitor presses first, each on a page of its own, and by which sign it has worked. */
const PRESSES: readonly { address: string; press: (page: Page) => Promise<void> }[] = [
  { address: '/', press: (page) => page.getByRole('button', { name: 'Menu' }).tap() },
  {
    address: '/about',
    press: (page) => page.getByRole('link', { name: 'Schedule Consultation' }).first().tap(),
  },
  { address: '/probate-calculator', press: (page) => page.getByLabel('Estate value').tap() },
  { address: '/contact', press: (page) => page.getByLabel('First Name').tap() },
];

/** The longest time from a first press to the next paint, in milliseconds, pressed as soon as the page is painted. */
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

/** In the page: keeps the duration of its slowest press, also beyond a navigation. */
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
