import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Locator,
  Page,
  Request,
  Response,
  WebError,
} from 'playwright-core';
import { chromium } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

/** Page timeout: even on a busy machine, only a page that hangs takes longer. */
const PAGE_TIMEOUT_MS = 60_000;

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches a browser. Classic scroll bars occupy width beside the page, as with a mouse on most desktops. */
export async function launchBrowser({ classicScrollBars = false } = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: QUIET,
    ...(classicScrollBars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
  });
  return browser.on('context', (context) => context.setDefaultTimeout(PAGE_TIMEOUT_MS));
}

let shared: Promise<Browser> | undefined;

/** The browser shared by all test files of this worker; it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

// The fixed clock is a script, which the sandbox of a caught mail blocks, as expected.
const OUR_CLOCK_IN_A_MAIL = "Blocked script execution in 'about:srcdoc'";

// The browser logs it some time after the response, which is a trouble of its own.
const ECHO_OF_A_STATUS = 'Failed to load resource: the server responded with';

export type VisitOptions = {
  device?: keyof typeof VIEWPORTS;
  theme?: 'light' | 'dark' | 'warm';
  zone?: string;
  /** The initial session storage of the tab. */
  session?: Record<string, string>;
  /** In a new browser context, with an empty cache: for tests that measure a first load or leave scripts in the page. */
  isFirst?: boolean;
  /** Blocks the stream of changes (server-sent events), to test an open tab that has no connection. */
  isWithoutLive?: boolean;
  url: string;
};

export type Visit = {
  page: Page;
  /** Paths of the requests, in order. */
  asked: string[];
  /** Paths of the requests without a response so far. */
  pending: () => string[];
  context: BrowserContext;
  /** The responses with a status of 500 or above: status, path and body. */
  failures: () => Promise<string[]>;
  /** Console errors, uncaught errors, responses with a status of 400 or above, and requests to foreign hosts. */
  troubles: string[];
  close: () => Promise<void>;
};

/**
 * Opens a visit that ends with the test: without the cookies and storage of other visits, with the browser's clock set
 * to the server's time.
 */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const visitor = await openVisit(browser, options);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await report(visitor);
    await visitor.close();
  });
  return visitor;
}

/** Overrides what `navigator.connection` reports in pages that are opened from now on. */
export async function pretendConnection(
  page: Page,
  connection: { effectiveType: '2g' | '3g' | '4g'; saveData: boolean },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** Prints the final state of the page after a failed test. */
async function report({ page, asked, pending, troubles, failures }: Visit): Promise<void> {
  const text = await page.locator('main, body').last().innerText({ timeout: 5_000 }).catch(String);
  const shown = [text.slice(0, 1_000), '[…]', text.slice(1_000).slice(-2_000)];
  const requests = [`asked: ${asked.slice(-12).join(' ')}`, `pending: ${pending().join(' ')}`];
  const lines = [page.url(), ...shown, ...requests, ...troubles, ...(await failures())];
  process.stderr.write(`${lines.join('\n')}\n`);
}

/** Like `visit`, but open until `close`, for use in hooks. */
export async function openVisit(
  browser: Browser,
  {
    device = 'desktop',
    theme,
    zone = 'America/Los_Angeles',
    session = {},
    isFirst = false,
    isWithoutLive = false,
    url,
  }: VisitOptions,
): Promise<Visit> {
  const { origin } = new URL(url);
  const { page, release } = isFirst
    ? await newPage(browser, device, zone)
    : await idlePage(browser, device, zone, origin);
  const context = page.context();
  const { stop, ...observed } = observe(context, origin);
  await page.clock.setFixedTime(TEST_NOW);
  if (isWithoutLive) await withoutLiveChanges(page);
  const prepared = await page.addInitScript(
    ({ entries, theme }) => {
      // Frames with an opaque origin have no storage.
      if (window.origin === 'null') return;
      sessionStorage.clear();
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
      if (theme) localStorage.setItem('vite-ui-theme', theme);
    },
    { entries: session, theme },
  );
  await page.goto(url);
  // Later pages keep the storage that the first one leaves: after a sign-out, they stay signed out.
  await prepared.dispose();
  const close = async () => {
    stop();
    await release();
  };
  return { page, context, ...observed, close };
}

/** Blocks the stream of live changes, starting with the next page load. */
export const withoutLiveChanges = (page: Page) =>
  page.route(/\/trpc\/live\.changes/, (route) => route.fulfill({ status: 204 }));

/** A new browser context, closed at the end of the test. */
export async function newContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  return context;
}

type Device = keyof typeof VIEWPORTS;
type Lease = { page: Page; release: () => Promise<void> };

async function newPage(browser: Browser, device: Device, zone: string): Promise<Lease> {
  const isPhone = device === 'phone';
  const context = await browser.newContext({
    viewport: VIEWPORTS[device],
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    timezoneId: zone,
  });
  const page = await context.newPage();
  return { page, release: () => context.close() };
}

const idlePages = new WeakMap<Browser, Map<string, Page[]>>();

/**
 * A page that no visit is using, reset except for its HTTP cache. A new page starts a process, which loads and compiles
 * the scripts of the back office in two seconds of CPU time, three times as much as a process that has already done so.
 */
async function idlePage(
  browser: Browser,
  device: Device,
  zone: string,
  origin: string,
): Promise<Lease> {
  const all = idlePages.get(browser) ?? new Map<string, Page[]>();
  idlePages.set(browser, all);
  const key = `${device} ${zone} ${origin}`;
  const idle = all.get(key) ?? [];
  all.set(key, idle);
  const page = idle.pop() ?? (await newPage(browser, device, zone)).page;
  let isReleased = false;
  const release = async () => {
    if (isReleased) return;
    isReleased = true;
    if (await tryToReset(page, device, origin)) idle.push(page);
    else await page.context().close();
  };
  return { page, release };
}

/**
 * Resets a page for the next visit. Returns false if that failed, for example after a crash; the page is then
 * discarded.
 */
async function tryToReset(page: Page, device: Device, origin: string): Promise<boolean> {
  const context = page.context();
  try {
    page.removeAllListeners();
    // Accepts the prompt about unsaved changes in a form.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.unrouteAll();
    // Staying on the same origin keeps the process.
    await page.goto(`${origin}/robots.txt`);
    page.removeAllListeners();
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    await page.setViewportSize(VIEWPORTS[device]);
    await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: 'reduce' });
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    await clearStorage(page, origin);
    return true;
  } catch {
    return false;
  }
}

/** Deletes everything that visits have stored for the origin, except the HTTP cache. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,indexeddb,local_storage,service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
}

/** Records what happens in a context until `stop`. */
function observe(context: BrowserContext, origin: string) {
  const troubles: string[] = [];
  const asked: string[] = [];
  const onError = (webError: WebError) => troubles.push(`uncaught: ${webError.error().message}`);
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (text.startsWith(OUR_CLOCK_IN_A_MAIL) || text.startsWith(ECHO_OF_A_STATUS)) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      troubles.push(`console ${message.type()}: ${text}`);
    }
  };
  const failed: Promise<string>[] = [];
  const onResponse = (response: Response) => {
    if (response.status() < 400) return;
    const { pathname } = new URL(response.url());
    troubles.push(`status of ${response.status()} (${response.statusText()}): ${pathname}`);
    if (response.status() < 500) return;
    const body = response.text().catch(String);
    failed.push(body.then((text) => `${response.status()} ${pathname} ${text.slice(0, 500)}`));
  };
  const unanswered = new Set<Request>();
  const onAnswer = (request: Request) => unanswered.delete(request);
  const onRequest = (request: Request) => {
    unanswered.add(request);
    const asks = new URL(request.url());
    asked.push(asks.pathname);
    if (asks.protocol.startsWith('http') && asks.origin !== origin) {
      troubles.push(`request to ${asks.origin}`);
    }
  };
  context.on('weberror', onError).on('console', onConsole);
  context.on('request', onRequest).on('response', onResponse);
  context.on('requestfinished', onAnswer).on('requestfailed', onAnswer);
  const stop = () => {
    context.off('weberror', onError).off('console', onConsole);
    context.off('request', onRequest).off('response', onResponse);
    context.off('requestfinished', onAnswer).off('requestfailed', onAnswer);
  };
  const pending = () => Array.from(unanswered, (request) => new URL(request.url()).pathname);
  return { troubles, asked, pending, failures: () => Promise.all(failed), stop };
}

/** A node of React's fiber tree: the root or a part of the page, which may not be hydrated yet. */
type Fiber = {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
};

/**
 * Loads React, which pages do when a visitor is about to use something that needs it, and waits until the whole page is
 * hydrated, and the interactive steps of a booking have replaced the plain ones.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await untilReactStarts(page);
  await page.waitForFunction(() => !document.querySelector('[data-server="plain-booking"]'));
}

/** Loads React, and waits until the whole page is hydrated. */
export async function untilReactStarts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    void window.__loadClient?.().catch(() => {});
    const kept = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'));
    const root: Fiber | undefined = kept?.[1]?.stateNode.current;
    if (!root || root.memoizedState?.isDehydrated) return false;
    const toSee = [root.child];
    while (toSee.length > 0) {
      const fiber = toSee.pop();
      if (!fiber) continue;
      if (fiber.memoizedState?.dehydrated) return false;
      toSee.push(fiber.child, fiber.sibling);
    }
    return true;
  });
  await nextTurn(page);
}

/**
 * Waits until the history entries of closed dialogs are gone: navigating back from them would abort a navigation of the
 * test.
 */
export async function dialogsClosed(page: Page, stillOpen = 0): Promise<void> {
  await page.waitForFunction(
    (count) => (window.history.state?.openDialogs ?? 0) === count,
    stillOpen,
  );
}

/** Waits until tasks that the page has already queued have run, such as React's effects. */
export async function nextTurn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );
}

/** The bounding box of a visible element in the viewport, in CSS pixels. */
export const boxOf = async (of: Locator) =>
  (await of.boundingBox()) ?? expect.fail('The element is not visible');
