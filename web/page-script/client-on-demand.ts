import { findAgain } from '../lib/find-again.ts';
import { opensHere } from '../lib/opens-here.ts';
import { whenHydrated } from './hydration.ts';

/** Elements that need React: buttons and fields, and links that open the booking dialog. */
const NEEDS_CLIENT = `button,[role=button],input,select,textarea,a[href^="${import.meta.env.SCHEDULE_PATH ?? '/schedule'}"]`;

/** Links and forms that React does not handle. */
const PLAIN = '[data-plain]';

/** Forms that React handles: a submit before hydration is held. The browser submits all other forms itself. */
const HELD_FORM = 'form[data-needs-client]';

/** Elements that the browser handles natively before React takes over: typing, choosing, and submitting a form. */
const WORKS_BEFORE = 'input,select,textarea,[type=submit]';

/**
 * How long a clicked link or a submitted form waits for React before the browser follows it; the target page works
 * without JavaScript.
 */
const MAX_WAIT_MS = 1_500;

declare global {
  interface Window {
    /**
     * Loads the React client of the page, once, and starts it. Defined by the inline script of every page:
     * src/platform/ssr/router-manifest.ts.
     */
    __loadClient: () => Promise<unknown>;
    /** A button that was clicked, also by Enter in a field, before this script was loaded; null from then on. */
    __pressed?: HTMLElement | null;
  }
}

let hasArrived = false;
let isHydrated = false;
/** The element whose click is replayed after hydration. */
let pressed: HTMLElement | undefined;

/**
 * Loads React on demand, when a visitor is about to use an element that needs it (hover, focus or click). Scrolling and
 * reading load nothing. A click or submit before hydration is replayed afterwards; links and forms with a native
 * alternative are followed by the browser if loading takes too long.
 */
export function loadClientOnDemand(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // Ignores touch, because a finger passes over many elements while scrolling.
    if (pointerType !== 'touch') prepareFor(target);
  });
  document.addEventListener('focusin', ({ target }) => prepareFor(target));
  document.addEventListener('click', holdPress, { capture: true });
  document.addEventListener('submit', holdSubmit, { capture: true });
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
  holdEvent(event, element);
}

/**
 * Holds the button rather than the form: React hydrates the surroundings of a clicked element at once, but not those of
 * a submitted form, whose event would be lost.
 */
function holdSubmit(event: SubmitEvent): void {
  const button = isHydrated ? null : event.submitter;
  if (button?.closest(HELD_FORM)) holdEvent(event, button);
}

function holdEvent(event: Event, element: HTMLElement): void {
  event.preventDefault();
  // React may already be handling events, and would otherwise handle both this event and the replayed one.
  event.stopImmediatePropagation();
  hold(element);
}

function hold(element: HTMLElement): void {
  release();
  pressed = element;
  const find = findAgain(element);
  element.setAttribute('aria-busy', 'true');
  const timer = setTimeout(() => {
    if (!hasArrived && hasNativeAction(element)) follow(element);
  }, MAX_WAIT_MS);
  void load().then((isReady) => {
    clearTimeout(timer);
    if (!isReady) return follow(element);
    if (pressed !== element) return;
    release();
    find()?.click();
  });
}

/** Lets the browser follow a link or submit a form; anything else can be pressed again. */
function follow(element: HTMLElement): void {
  if (pressed !== element) return;
  release();
  if (element instanceof HTMLAnchorElement) window.location.assign(element.href);
  else if (hasNativeAction(element)) element.closest('form')?.submit();
}

/**
 * Whether the browser can follow the element by itself: a link, or the submit button of a form that loses no text (the
 * browser submits only fields that have a name).
 */
function hasNativeAction(element: HTMLElement): boolean {
  if (element instanceof HTMLAnchorElement) return true;
  const form = element.matches('[type=submit]') ? element.closest('form') : null;
  const unnamed = form?.querySelectorAll<HTMLInputElement>('input:not([name])');
  return unnamed !== undefined && [...unnamed].every(({ value }) => value === '');
}

function release(): void {
  pressed?.removeAttribute('aria-busy');
  pressed = undefined;
}

function closest(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest(PLAIN)) return undefined;
  return target.closest<HTMLElement>(NEEDS_CLIENT) ?? undefined;
}
