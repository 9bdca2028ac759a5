/** The longest wait for a page that is never idle. */
const MOST_MS = 2_000;

/** Resolves when the browser has nothing else to do; in browsers that cannot tell, after a moment. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: MOST_MS });
    } else {
      setTimeout(resolve, 200);
    }
  });
}
