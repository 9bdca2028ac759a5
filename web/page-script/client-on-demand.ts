import { opensHere } from '../lib/opens-here.ts';
import { whenHydrated } from './hydration.ts';

/** What works with React only: buttons and fields, and links that open the booking dialog. */
const NEEDS_CLIENT = 'button,[role=button],input,select,textarea,a[href^="/schedule"]';

/** Links and forms that React does not handle. */
const PLAIN = '[data-plain]';

/** What the browser does itself, and React takes over afterwards: typing, choosing, and sending a form. */
const WORKS_BEFORE = 'input,select,textarea,[type=submit]';

/** How long a pressed link waits for the scripts before it is followed: its page works without them. */
const MAX_WAIT_MS = 1_500;

declare global {
  interface Window {
    /**
     * Loads the React client of the page, once, and starts it. Defined by the inline script of every page:
     * src/platform/ssr/router-manifest.ts.
     */
    __loadClient: () => Promise<unknown>;
    /** A button that was pressed before this script had arrived; null from then on. */
    __pressed?: HTMLElement | null;
  }
}

let hasArrived = false;
let isHydrated = false;
/** The element whose press is repeated after hydration. */
let pressed: HTMLElement | undefined;

/**
 * Loads React when a visitor is about to use something that needs it: the pointer is over it, it has the focus, or it is
 * pressed. Scrolling and reading load nothing. A press before React has started is repeated once it has; a pressed link
 * is followed if that takes long.
 */
export function loadClientOnDemand(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // A finger that scrolls is over many elements.
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

/** Loads React if the address or the history entry asks for something that it shows: an amount, or an open dialog. */
function loadIfNeeded(): void {
  if (window.history.state?.openDialogs || /^#\d/.test(window.location.hash)) void load();
}

function prepareFor(target: EventTarget | null): void {
  if (!isHydrated && closest(target)) void load();
}

/** Resolves once the page is hydrated; false if its scripts could not be loaded, which the next call tries again. */
async function load(): Promise<boolean> {
  try {
    await window.__loadClient();
    hasArrived = true;
    await whenHydrated();
    isHydrated = true;
  } catch {
    // Links and forms go on working without React.
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
  // React may be handling events already: it would answer this press and the repeated one.
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

/** Follows a pressed link; a button has nothing to follow, and can be pressed again. */
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
