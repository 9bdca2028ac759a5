import type { Page } from 'playwright-core';

/** The cumulative layout shift since the page loaded, as recorded by Chromium; 1 is the whole page. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { hadRecentInput, value } = entry as unknown as {
              hadRecentInput: boolean;
              value: number;
            };
            if (!hadRecentInput) sum += value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // A shift is reported in the next frame; buffered entries are delivered in a separate task.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 0)));
      }),
  );
}
