import { expect, it } from 'vitest';
import { bookingBody, postJson } from '../testing/booking-requests.ts';
import { startTestApp } from '../testing/test-app.ts';

/** Four seconds plus an allowance for a busy machine; stopping mails and jobs one after the other would take longer. */
const STOPS_WITHIN_MS = 7_000;

it('waits at most four seconds for mails and jobs in progress', async () => {
  const never = new Promise<void>(() => {});
  const underWay: string[] = [];
  const begin = (what: string) => {
    underWay.push(what);
    return never;
  };
  const app = await startTestApp({
    mailTransport: { send: () => begin('mail') as Promise<never>, close() {} },
  });
  try {
    const { db, jobs } = app.deps;
    await jobs.work('fetch-news-source', () => begin('job'));
    await db
      .transaction()
      .execute((tx) => jobs.enqueue(tx, 'fetch-news-source', [{ data: { sourceId: 'none' } }]));
    await postJson(`${app.url}/api/appointments`, bookingBody());
    await expect.poll(() => underWay.toSorted()).toEqual(['job', 'mail', 'mail']);
    const began = performance.now();
    await app.stop();
    expect(performance.now() - began).toBeLessThan(STOPS_WITHIN_MS);
  } finally {
    await app.close();
  }
});
