import type { CDPSession, Page } from 'playwright-core';

/** How long after a press, or after the first of two, each page was painted. */
export async function paintsOn(
  page: Page,
  session: CDPSession,
): Promise<{ path: string; ms: number }[]> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const paints: { path: string; ms: number }[] = [];
  let pressedAt: number | undefined;
  session.on('Network.requestWillBeSent', ({ type, timestamp }) => {
    if (type === 'Document') pressedAt ??= timestamp;
  });
  session.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (name !== 'firstContentfulPaint' || pressedAt === undefined) return;
    paints.push({ path: new URL(page.url()).pathname, ms: (timestamp - pressedAt) * 1000 });
    pressedAt = undefined;
  });
  return paints;
}
