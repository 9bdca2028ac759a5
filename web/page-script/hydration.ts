const EVENT = 'lawfront:hydrated';

declare global {
  interface Window {
    __isHydrated?: boolean;
  }
}

/** Called by the React client once the page's layout is hydrated. */
export function noteHydrated(): void {
  window.__isHydrated = true;
  document.dispatchEvent(new Event(EVENT));
}

/** Resolves once the page is hydrated. */
export function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    if (window.__isHydrated) resolve();
    else document.addEventListener(EVENT, () => resolve(), { once: true });
  });
}
