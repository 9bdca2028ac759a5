import { opensHere } from '../lib/opens-here.ts';
import { whenHydrated } from './hydration.ts';

/** Elements that need React: buttons and fields, and links that open the booking dialog. */
const NEEDS_CLIENT = 'button,[role=button],input,select,textarea,a[href^="/schedule"]';

/** Links and forms that React does not handle. */
const PLAIN = '[data-plain]';

/** Elements that the browser handles natively before React takes over: typing, choosing, and submitting a form. */
const WORKS_BEFORE = 'input,select,textarea,[type=submit]';

/** How long a clicked link waits for React before the browser follows it; the target page works without JavaScript. */
const MAX_WAIT_MS = 1_500;

declare global {
  interface Window {
    /**
     * Loads the React client of the page, once, and starts it. Defined by the inline script of every page:
     * src/platform/ssr/router-manifest.ts.
     */
    __loadClient: () => Promise<unknown>;
    /** An element that was clicked before this script was loaded; null from then on. */
    __pressed?: HTMLElement | null;
  }
}

let hasArrived = false;
let isHydrated = false;
/** The element whose click is replayed after hydration. */
let pressed: HTMLElement | undefined;

/**
 * Loads React on demand, when a visitor is about to use an element that needs it (hover, focus or click). Scrolling and
 * reading load nothing. A click before hydration is replayed afterwards; a clicked link is followed natively if loading
 * takes too long.
 */
export function loadClientOnDemand(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // Ignores touch, because a finger passes over many elements while scrolling.
    if (pointerType !== 'touch') prepareFor(target);
  });
  document.addEventListener('focusin', ({ target }) => prepareFor(target));
  document.addEventListener('click', holdPress, { capture: true });
  window.addEventListener('hashchange', loadIfNeeded);
  loadIfNeeded();
  const early = window.__pressed;
  window.__pressed = null;
  if (early?.isConnected) hold(early);
}

/** Loads React if the URL or the history entry requires it: an amount in the fragment, or an open dialog. */
function loadIfNeeded(): void {
  if (window.history.state?.openDialogs || /^#\d/.test(window.location.hash)) void load();
}

function prepareFor(target: EventTarget | null): void {
  if (!isHydrated && closest(target)) void load();
}

/**
 * Resolves to true once the page is hydrated, or to false if its scripts failed to load; the next call then retries.
 */
async function load(): Promise<boolean> {
  try {
    await window.__loadClient();
    hasArrived = true;
    await whenHydrated();
    isHydrated = true;
  } catch {
    // Links and forms still work without React.
  }
  return isHydrated;
}

function holdPress(event: MouseEvent): void {
  const element = isHydrated ? undefined : closest(event.target);
  if (!element || !opensHere(event)) return;
  if (element.matches(WORKS_BEFORE)) {
    void load();
    return;
  }
  event.preventDefault();
  // React may already be handling events, and would otherwise handle both this click and the replayed one.
  event.stopImmediatePropagation();
  hold(element);
}

function hold(element: HTMLElement): void {
  release();
  pressed = element;
  element.setAttribute('aria-busy', 'true');
  const isLink = element instanceof HTMLAnchorElement;
  const timer = setTimeout(() => isLink && !hasArrived && follow(element), MAX_WAIT_MS);
  void load().then((isReady) => {
    clearTimeout(timer);
    if (!isReady) return follow(element);
    if (pressed !== element) return;
    release();
    element.click();
  });
}

/** Follows a clicked link natively; a button has no native action and can be clicked again. */
function follow(element: HTMLElement): void {
  if (pressed !== element) return;
  release();
  if (element instanceof HTMLAnchorElement) window.location.assign(element.href);
}

function release(): void {
  pressed?.removeAttribute('aria-busy');
  pressed = undefined;
}

function closest(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest(PLAIN)) return undefined;
  return target.closest<HTMLElement>(NEEDS_CLIENT) ?? undefined;
}
