import type { Page } from 'playwright-core';

/** Duration of the computation, in milliseconds, on the idle machine on which the limits were set. */
const USUAL_MS = 10.6;

/**
 * How many times longer than usual a fixed computation takes in the page; at least 1. Limits of CPU time are multiplied
 * by it, because other load on the machine slows this process down even while it has a processor.
 */
export async function slownessOf(page: Page): Promise<number> {
  const medianMs = await page.evaluate(() => {
    const compute = () => {
      const startMs = performance.now();
      let sum = 0;
      for (let step = 0; step < 2_000_000; step += 1) sum = (sum * 31 + step) | 0;
      // Uses the sum, so that the loop cannot be optimized away.
      return performance.now() - startMs + sum * 0;
    };
    return Array.from({ length: 21 }, compute).sort((a, b) => a - b)[10] ?? 0;
  });
  return Math.max(1, medianMs / USUAL_MS);
}
