import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseWire } from '../../testing/database-wire.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { subHours } from '../time/date-math.ts';

const TOKEN = 'a-token-of-some-length';

let open: TestApp;
let locked: TestApp;
beforeAll(async () => {
  open = await startTestApp();
  locked = await startTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(async () => {
  await open.close();
  await locked.close();
});

const scrape = async (app: TestApp, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/metrics`, { headers });

/** The value of the metric `name`, labels included. */
const figure = async (app: TestApp, name: string) => {
  const lines = (await (await scrape(app)).text()).split('\n');
  const line = lines.find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
};

const mail = (values: { dedupeKey: string; state: string; createdAt: Date }) => ({
  kind: 'contact_notice',
  toEmail: 'dana@example.com',
  payload: '{}',
  ...values,
});

it('is readable from this machine in the Prometheus format, and not cacheable', async () => {
  const answer = await scrape(open);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds');
});

it.each([
  ['x-forwarded-for', '203.0.113.7'],
  ['X-Real-IP', '203.0.113.7'],
  ['Forwarded', 'for=203.0.113.7'],
  ['Via', '1.1 proxy'],
])('tells nobody behind a proxy (%s)', async (name, value) => {
  const answer = await scrape(open, { [name]: value });
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
});

it.each([undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])(
  'with a token set, tells nobody who sends %j, this machine included',
  async (authorization) => {
    const answer = await scrape(locked, authorization === undefined ? {} : { authorization });
    expect(answer.status).toBe(404);
  },
);

it('with a token set, is readable with the token, also through proxies', async () => {
  const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' };
  expect((await scrape(locked, headers)).status).toBe(200);
});

it('counts requests by registered route, never by requested path', async () => {
  const name = 'http_request_duration_seconds_count{method="GET",route="/*",status="404"}';
  const before = (await figure(open, name)) ?? 0;
  await (await fetch(`${open.url}/no-such-page-of-${'x'.repeat(30)}`)).text();
  await expect.poll(() => figure(open, name)).toBe(before + 1);
  expect(await (await scrape(open)).text()).not.toContain('no-such-page');
});

it('counts calls by procedure and outcome, over both transports', async () => {
  const name = (code: string) =>
    `lawfront_call_duration_seconds_count{procedure="contact.send",code="${code}"}`;
  await fetch(`${open.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await figure(open, name('BAD_REQUEST'))).toBe(1);
  await fetch(`${open.url}/trpc/contact.send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await figure(open, name('BAD_REQUEST'))).toBe(2);
  expect(await figure(open, name('OK'))).toBeUndefined();
});

it('counts rendered and cached pages separately', async () => {
  const pages = async () => [
    (await figure(open, 'lawfront_pages_total{origin="render"}')) ?? 0,
    (await figure(open, 'lawfront_pages_total{origin="cache"}')) ?? 0,
  ];
  await (await fetch(`${open.url}/faq`)).text();
  const [rendered = 0, cached = 0] = await pages();
  await (await fetch(`${open.url}/faq`)).text();
  expect(await pages()).toEqual([rendered, cached + 1]);
});

it('reports waiting mails, jobs and failing sources', async () => {
  expect(await figure(open, 'lawfront_mail_oldest_seconds')).toBe(0);
  expect(await figure(open, 'lawfront_news_sources_failing')).toBe(0);
  await open.deps.db
    .insertInto('outboxEmails')
    .values([
      mail({ dedupeKey: 'old', state: 'failed', createdAt: subHours(TEST_NOW, 1) }),
      mail({ dedupeKey: 'older', state: 'needs_attention', createdAt: subHours(TEST_NOW, 24) }),
    ])
    .execute();
  await open.deps.db
    .insertInto('blogSources')
    .values({ name: 'Gone', url: 'https://gone.example', type: 'rss', failures: 3 })
    .execute();
  // A queue without workers in this test.
  await open.deps.db
    .transaction()
    .execute((tx) => open.deps.jobs.enqueue(tx, 'fetch-due-news', [{ data: {} }]));
  expect(await figure(open, 'lawfront_mail_oldest_seconds')).toBe(3_600);
  expect(await figure(open, 'lawfront_jobs_due{queue="fetch-due-news"}')).toBe(1);
  expect(await figure(open, 'lawfront_job_oldest_seconds{queue="fetch-due-news"}')).toBeLessThan(
    60,
  );
  expect(await figure(open, 'lawfront_mails{state="failed"}')).toBe(1);
  expect(await figure(open, 'lawfront_mails{state="needs_attention"}')).toBe(1);
  expect(await figure(open, 'lawfront_mails{state="queued"}')).toBe(0);
  expect(await figure(open, 'lawfront_news_sources_failing')).toBe(1);
  expect(await figure(open, 'lawfront_calendar_well')).toBe(1);
  expect(await figure(open, 'lawfront_database_up')).toBe(1);
  expect(await figure(open, 'lawfront_content_listening')).toBe(1);
  expect(await figure(open, 'lawfront_database_connections{state="open"}')).toBeGreaterThan(0);
});

it('reports process metrics while the database is unavailable', async () => {
  const wire = new DatabaseWire();
  await wire.restore();
  const app = await startTestApp({ wirePort: wire.port });
  try {
    expect(await figure(app, 'lawfront_database_up')).toBe(1);
    await wire.cut();
    expect(await figure(app, 'lawfront_database_up')).toBe(0);
    await expect.poll(() => figure(app, 'lawfront_content_listening')).toBe(0);
    expect(await figure(app, 'lawfront_mail_oldest_seconds')).toBeUndefined();
    expect(await figure(app, 'lawfront_mails{state="queued"}')).toBeUndefined();
    await wire.restore();
    await expect.poll(() => figure(app, 'lawfront_database_up')).toBe(1);
    expect(await figure(app, 'lawfront_mails{state="queued"}')).toBe(0);
  } finally {
    await app.close();
    await wire.cut();
  }
});
