/** Timeout, in case the page is never idle. */
const IDLE_TIMEOUT_MS = 2_000;

/** Resolves when the browser is idle; in browsers without `requestIdleCallback`, after a short delay. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    } else {
      setTimeout(resolve, 200);
    }
  });
}
