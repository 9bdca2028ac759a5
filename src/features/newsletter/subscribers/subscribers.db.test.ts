import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../../testing/delete-all.ts';
import { insertMessage } from '../../../testing/messages.ts';
import { bearer, newcomerToken, STAFF_ENV, staffToken } from '../../../testing/people.ts';
import { type PrivacyClient, privacyClient } from '../../../testing/privacy-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: PrivacyClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await privacyClient(app);
  token = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'newsletterSubscribers');
  await deleteAll(app.deps.db, 'contactSubmissions');
  await addSubscriber('dana@example.com', 'confirmed', '2031-03-09T08:30:00Z');
  await addSubscriber('tomas@example.org', 'confirmed', '2031-03-10T08:30:00Z');
  await addSubscriber('pending@example.com', 'pending', '2031-03-11T08:30:00Z');
  await addSubscriber('ended@example.com', 'unsubscribed', '2031-03-12T08:30:00Z');
});

const LIST = '/api/admin/newsletter-subscribers';
const EXPORT = `${LIST}/export`;

const addSubscriber = (email: string, status: string, consentedAt: string) =>
  app.deps.db
    .insertInto('newsletterSubscribers')
    .values({
      email,
      status,
      consentText: 'Send me a letter, please.',
      consentedAt: new Date(consentedAt),
      tokenHash: `hash of ${email}`,
      // Addresses that subscribe again keep the time of the first confirmation until the next.
      confirmedAt: new Date(new Date(consentedAt).getTime() + 90_000),
    })
    .execute();

const setStatus = (email: string, status: string) =>
  app.deps.db
    .updateTable('newsletterSubscribers')
    .set({ status })
    .where('email', '=', email)
    .execute();

/** Inserts `rows` confirmed subscribers, two for each instant, and as many pending ones. */
const addMany = (rows: number) =>
  sql`insert into newsletter_subscribers (email, status, consent_text, consented_at, token_hash)
    select status || i || '@example.net', status, '', timestamptz '2031-01-01' + (i / 2) * interval '1 minute', status || i
    from generate_series(1, ${sql.lit(rows)}) as i, unnest(array['confirmed', 'pending']) as status`.execute(
    app.deps.db,
  );

const emails = (rows: { email: string }[]) => rows.map(({ email }) => email);
const list = async (query = '') => emails((await staff.call('GET', `${LIST}${query}`)).body);

const ask = (filter: object, headers: Record<string, string>) =>
  fetch(app.url + EXPORT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(filter),
  });

/** The lines of an exported table, with its header. */
async function linesOf(filter: object): Promise<string[]> {
  const response = await ask(filter, bearer(token));
  const lines = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await response.arrayBuffer())
    .split('\r\n');
  expect([response.status, lines.pop()]).toEqual([200, '']);
  return lines;
}

const exportEntries = () =>
  app.deps.db
    .selectFrom('auditLog')
    .select(['actor', 'entity', 'entityId', 'after'])
    .where('action', '=', 'newsletter.export')
    .execute();

describe('the list', () => {
  it('has confirmed addresses only, the newest consent first, and no token', async () => {
    const { status, body } = await staff.call('GET', LIST);
    expect([status, body]).toEqual([
      200,
      [
        {
          id: expect.any(String),
          email: 'tomas@example.org',
          consentedAt: '2031-03-10T08:30:00.000Z',
          confirmedAt: '2031-03-10T08:31:30.000Z',
          contactPreferences: null,
          clientLanguage: null,
        },
        expect.objectContaining({ email: 'dana@example.com' }),
      ],
    ]);
  });

  it.each([
    ['dana', ['dana@example.com']],
    ['DANA@example.com', ['dana@example.com']],
    ['example', ['tomas@example.org', 'dana@example.com']],
    ['pending', []],
    ['ended', []],
    ['%', []],
  ])('finds %s', async (q, expected) => {
    expect(await list(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  it('shows each address once over all pages, forwards and back', async () => {
    await addMany(30);
    const pages = [];
    let cursor: string | null = null;
    do {
      const input = encodeURIComponent(JSON.stringify({ limit: 5, cursor, q: 'confirmed' }));
      const { body } = await staff.call('GET', `/trpc/newsletter.subscribers?input=${input}`);
      pages.push(body.result.data);
      cursor = body.result.data.next;
    } while (cursor);
    const seen = pages.flatMap(({ items }) => emails(items));
    expect([pages.length, seen.length, new Set(seen).size]).toEqual([6, 30, 30]);
    const back = encodeURIComponent(
      JSON.stringify({ limit: 5, cursor: pages[1].previous, q: 'confirmed' }),
    );
    const { body } = await staff.call('GET', `/trpc/newsletter.subscribers?input=${back}`);
    expect(body.result.data.items).toEqual(pages[0].items);
  });

  it('follows every change of a subscription', async () => {
    await setStatus('dana@example.com', 'unsubscribed');
    await setStatus('pending@example.com', 'confirmed');
    expect(await list()).toEqual(['pending@example.com', 'tomas@example.org']);
  });

  it('and the export omit an erased address', async () => {
    expect((await staff.erase('dana@example.com')).status).toBe(200);
    expect(await list()).toEqual(['tomas@example.org']);
    expect((await linesOf({})).join()).not.toContain('dana@example.com');
  });

  it.each([
    ['words that are too long', `?q=${'x'.repeat(201)}`],
    ['a limit of nothing', '?limit=0'],
    ['a cursor of no list', '?cursor=abc'],
  ])('refuses %s', async (_what, query) => {
    expect((await staff.call('GET', LIST + query)).status).toBe(400);
  });
});

it('the count is of confirmed addresses', async () => {
  const { body } = await staff.call('GET', '/trpc/newsletter.subscriberCount');
  expect(body.result.data).toEqual({ confirmed: 2 });
});

describe('the export', () => {
  it('is a CSV file of confirmed addresses with times in the firm’s zone, and is audited', async () => {
    await addSubscriber('=cmd@example.com', 'confirmed', '2031-03-08T08:30:00Z');
    const response = await ask({}, bearer(token));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="newsletter-subscribers.csv"',
      'cache-control': 'private, no-store',
    });
    await response.arrayBuffer();
    const contactPreferences = JSON.stringify({ mayEmail: false });
    await insertMessage(app.deps.db, { email: 'Dana@Example.com', contactPreferences });
    // The clocks changed (daylight saving) between these two.
    expect(await linesOf({})).toEqual([
      '\uFEFFEmail,Contact preferences,Consented (America/Los_Angeles),Confirmed (America/Los_Angeles),Consent',
      'tomas@example.org,,2031-03-10 01:30,2031-03-10 01:31,"Send me a letter, please."',
      'dana@example.com,E-mail: No,2031-03-09 00:30,2031-03-09 00:31,"Send me a letter, please."',
      '\'=cmd@example.com,,2031-03-08 00:30,2031-03-08 00:31,"Send me a letter, please."',
    ]);
    expect((await exportEntries()).at(-1)).toEqual({
      actor: 'admin',
      entity: 'newsletter_subscribers',
      entityId: null,
      after: { q: null },
    });
  });

  it.each([
    [{}, 1_002],
    [{ q: 'confirmed' }, 1_000],
    [{ q: 'dana' }, 1],
    [{ q: 'pending' }, 0],
  ])('%j has every confirmed address that matches once', async (filter, count) => {
    await addMany(1_000);
    const found = (await linesOf(filter)).slice(1).map((line) => line.split(',')[0]);
    expect([found.length, new Set(found).size]).toEqual([count, count]);
    expect(found.filter((email) => /^(pending|ended)/.test(email ?? ''))).toEqual([]);
  });

  it('follows the order of the list', async () => {
    const found = (await linesOf({ sort: 'email' })).slice(1).map((line) => line.split(',')[0]);
    expect(found).toEqual(['dana@example.com', 'tomas@example.org']);
  });

  it('with invalid parameters is rejected by name, and not audited', async () => {
    const before = await exportEntries();
    const response = await ask({ q: 'x'.repeat(201) }, bearer(token));
    expect([response.status, Object.keys((await response.json()).fieldErrors)]).toEqual([
      400,
      ['q'],
    ]);
    expect(await exportEntries()).toEqual(before);
  });

  it('sends nothing where the audit entry cannot be written', async () => {
    await sql`alter table audit_log rename to audit_log_away`.execute(app.deps.db);
    const response = await ask({}, bearer(token));
    await sql`alter table audit_log_away rename to audit_log`.execute(app.deps.db);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([500, null]);
    expect(await response.text()).not.toContain('dana@example.com');
  });
});

describe('staff unsubscribe many', () => {
  const idOf = async (email: string) =>
    (
      await app.deps.db
        .selectFrom('newsletterSubscribers')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).id;

  it('which ends confirmed subscriptions only, keeps the consent and is audited', async () => {
    const dana = await idOf('dana@example.com');
    const ids = [dana, await idOf('pending@example.com'), await idOf('ended@example.com')];
    const { body } = await staff.call('POST', '/trpc/newsletter.unsubscribeMany', { ids });
    expect(body.result.data).toEqual({ ids: [dana] });
    expect(await list()).toEqual(['tomas@example.org']);
    const row = await app.deps.db
      .selectFrom('newsletterSubscribers')
      .select(['status', 'consentText', 'unsubscribedAt'])
      .where('id', '=', dana)
      .executeTakeFirst();
    expect(row).toEqual({
      status: 'unsubscribed',
      consentText: 'Send me a letter, please.',
      unsubscribedAt: app.deps.now(),
    });
    const entries = await app.deps.db
      .selectFrom('auditLog')
      .select(['actor', 'entityId', 'before', 'after'])
      .where('action', '=', 'newsletter.unsubscribe')
      .execute();
    expect(entries).toEqual([
      {
        actor: 'admin',
        entityId: dana,
        before: { status: 'confirmed' },
        after: { status: 'unsubscribed' },
      },
    ]);
  });

  it('of those that match', async () => {
    const input = encodeURIComponent(JSON.stringify({ q: 'example.org' }));
    const { body } = await staff.call('GET', `/trpc/newsletter.matchingSubscribers?input=${input}`);
    expect(body.result.data).toEqual({ ids: [await idOf('tomas@example.org')], isCut: false });
  });
});

it.each([
  ['GET', LIST],
  ['POST', EXPORT],
])('%s %s is for staff', async (method, path) => {
  const call = (headers: Record<string, string>) =>
    fetch(app.url + path, {
      method,
      headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: '{}' }),
    });
  expect((await call({})).status).toBe(401);
  expect((await call(bearer(await newcomerToken(app, `stranger-${method}`)))).status).toBe(403);
});
