const EVENT = 'lawfront:hydrated';

declare global {
  interface Window {
    __isHydrated?: boolean;
  }
}

/** Called by the client once the layout of the page handles events. */
export function noteHydrated(): void {
  window.__isHydrated = true;
  document.dispatchEvent(new Event(EVENT));
}

/** Resolves once React handles the events of the page. */
export function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    if (window.__isHydrated) resolve();
    else document.addEventListener(EVENT, () => resolve(), { once: true });
  });
}
