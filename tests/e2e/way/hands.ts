import type { CDPSession, Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { tabTo } from '../keyboard.ts';

/** How a client uses a page. */
export type Hand = {
  press: (target: Locator) => Promise<unknown>;
  write: (field: Locator, text: string) => Promise<unknown>;
  /** Ticks a box, or chooses the first of some options. */
  tick: (box: Locator) => Promise<unknown>;
  choose: (select: Locator, label: string) => Promise<unknown>;
  setDay: (field: Locator, isoDate: string) => Promise<unknown>;
  /** Looks at a page that the sweeps do not reach. */
  look?: () => Promise<unknown>;
};

/** A finger. */
export const FINGER: Hand = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  choose: (select, label) => select.selectOption(label),
  setDay: (field, isoDate) => field.fill(isoDate),
};

/**
 * A finger that presses everything again while the answer is on its way, as people do who see nothing happen: the server
 * has carried out the first press. For a slow line: on a fast one, the second press would meet the next page.
 */
export function impatientFingerOf(page: Page, session: CDPSession): Hand {
  const loading = new Set<Request>();
  page.on('request', (request) => request.isNavigationRequest() && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  // Clicks of locators wait for the next page.
  const click = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  return {
    ...FINGER,
    async press(target) {
      await target.hover();
      const answered = new Promise((resolve) => {
        session.once('Network.responseReceivedExtraInfo', resolve);
      });
      await click();
      await answered;
      await click();
      // The page of the first press may still be shown for a moment; what was written there would be lost with it.
      await expect.poll(() => loading.size, { interval: 20 }).toBe(0);
      await page.waitForLoadState('domcontentloaded');
    },
  };
}

/** The keyboard alone. Every stop of the focus on the way has to be visible. */
export function keysOf(page: Page): Hand {
  const { keyboard } = page;
  const at = async (target: Locator, then: () => Promise<void>) => {
    await tabTo(page, target);
    await then();
  };
  return {
    press: (target) => at(target, () => keyboard.press('Enter')),
    write: (field, text) => at(field, () => keyboard.type(text)),
    tick: (box) => at(box, () => keyboard.press('Space')),
    choose: (select, label) => at(select, () => keyboard.type(label)),
    setDay: (field, isoDate) => {
      const [year, month, day] = isoDate.split('-');
      return at(field, () => keyboard.type(`${month}${day}${year}`));
    },
  };
}
