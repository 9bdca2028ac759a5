import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

/** Page timeout: even on a busy machine only a hanging page takes longer. */
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

/** Classic scroll bars take up width beside the page, as with a mouse on most desktops. */
export async function launchBrowser({ classicScrollBars = false } = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: QUIET,
    ...(classicScrollBars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
  });
  return browser.on('context', (context) => context.setDefaultTimeout(PAGE_TIMEOUT_MS));
}

// The fixed clock is a script, which the sandbox around a caught mail blocks, as it should.
const OUR_CLOCK_IN_A_MAIL = "Blocked script execution in 'about:srcdoc'";

export type Visit = {
  page: Page;
  /** Paths of the requests, in order. */
  asked: string[];
  context: BrowserContext;
  /** Problems that a visitor's browser would log: console errors, uncaught errors, requests to foreign hosts. */
  troubles: string[];
};

/** A visitor with a separate browser context, whose clock shows the server's time. */
export async function visit(
  browser: Browser,
  {
    device = 'desktop',
    theme,
    zone = 'America/Los_Angeles',
    session = {},
    url,
  }: {
    device?: keyof typeof VIEWPORTS;
    theme?: 'light' | 'dark' | 'warm';
    zone?: string;
    /** What the tab's session storage contains before the first page. */
    session?: Record<string, string>;
    url: string;
  },
): Promise<Visit> {
  const isPhone = device === 'phone';
  const context = await browser.newContext({
    viewport: VIEWPORTS[device],
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    timezoneId: zone,
  });
  const troubles: string[] = [];
  const asked: string[] = [];
  context.on('weberror', (webError) => troubles.push(`uncaught: ${webError.error().message}`));
  context.on('console', (message) => {
    if (message.text().startsWith(OUR_CLOCK_IN_A_MAIL)) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      troubles.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on('request', (request) => {
    const { origin, protocol, pathname } = new URL(request.url());
    asked.push(pathname);
    if (protocol.startsWith('http') && origin !== new URL(url).origin) {
      troubles.push(`request to ${origin}`);
    }
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(TEST_NOW);
  // Set on the page, not the context: a blank page has no storage.
  if (theme) await page.addInitScript(`localStorage.setItem('vite-ui-theme', '${theme}')`);
  const prepared = await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, session);
  await page.goto(url);
  // Later pages have what the first one left: signed out means signed out.
  await prepared.dispose();
  return { page, context, troubles, asked };
}

/** A node of React's tree: the root or a part of the page, which may not be hydrated yet. */
type Fiber = {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
};

/** Waits until React has hydrated the whole page, so that a click opens the dialog instead of following the link. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
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
 * Waits until the history entries of closed dialogs are gone: their going back would abort a navigation of the test.
 */
export async function dialogsClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.history.state?.openDialogs);
}

/** Waits until tasks that the page has already queued are done, such as React's effects. */
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
