import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Slow 3G, as in older versions of Chromium's developer tools: 400 kbit/s both ways, 400 ms round-trip time. */
const BYTES_PER_SECOND = 400_000 / 8;
const ROUND_TRIP_MS = 400;
/** CPU throttling: how many times slower than this machine the phone's processor is. */
const SLOWDOWN = 4;

/** Transferred bytes, including headers, by kind of resource. */
export type Transfers = Readonly<Record<Kind, number>> & { requests: number };
export type Kind = 'document' | 'style' | 'font' | 'script' | 'image' | 'data';

const KINDS: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Stylesheet: 'style',
  Font: 'font',
  Script: 'script',
  Image: 'image',
};

/** Opens a page on a phone with a slow connection and an empty cache, and counts what it transfers. */
export async function openSlowPhone(
  browser: Browser,
  { scripts }: { scripts: boolean },
): Promise<{ page: Page; transfers: () => Transfers; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: scripts,
  });
  const page = await context.newPage();
  const transfers = await throttle(context, page);
  return { page, transfers, close: () => context.close() };
}

async function throttle(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const bytes = { document: 0, style: 0, font: 0, script: 0, image: 0, data: 0 };
  let requests = 0;
  const kinds = new Map<string, Kind>();
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
    requests += 1;
    kinds.set(requestId, KINDS[type ?? ''] ?? 'data');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'data'] += encodedDataLength;
  });
  return (): Transfers => ({ ...bytes, requests });
}

/** The total bytes of these kinds. */
export const bytesOf = (transfers: Transfers, kinds: readonly Kind[]): number =>
  kinds.reduce((sum, kind) => sum + transfers[kind], 0);
