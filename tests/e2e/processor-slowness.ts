import type { Page } from 'playwright-core';

/** What the computation takes on the machine on which the limits were set, while nothing else runs. */
const USUAL_MS = 10.6;

/**
 * How many times as long as usual a fixed computation takes in the page; at least 1. Limits of processor time are
 * multiplied by it, because other work on the machine slows down this process even while it has a processor.
 */
export async function slownessOf(page: Page): Promise<number> {
  const medianMs = await page.evaluate(() => {
    const compute = () => {
      const startMs = performance.now();
      let sum = 0;
      for (let step = 0; step < 2_000_000; step += 1) sum = (sum * 31 + step) | 0;
      // Without a use of the sum, the loop could be left out.
      return performance.now() - startMs + sum * 0;
    };
    return Array.from({ length: 21 }, compute).sort((a, b) => a - b)[10] ?? 0;
  });
  return Math.max(1, medianMs / USUAL_MS);
}
