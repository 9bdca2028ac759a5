import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { consent } from '../../../messages/en/newsletter.ts';
import { anyBodyLike, severalAtOnce } from '../../testing/any-json.ts';
import { casesOf } from '../../testing/attack-size.ts';
import { postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { deleteUnconfirmedBefore } from './queries.ts';
import { newsletterFormSchema } from './schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'newsletterSubscribers');
  await deleteAll(app.deps.db, 'outboxEmails');
});

const EMAIL = 'dana@example.com';
const ask = (body: object = { email: EMAIL }) => postJson(`${app.url}/api/newsletter`, body);
const rows = () => app.deps.db.selectFrom('newsletterSubscribers').selectAll().execute();
const press = (address: string, headers: Record<string, string> = {}) =>
  fetch(app.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
const text = async (address: string) => (await fetch(app.url + address)).text();

const mailsTo = (email: string) =>
  app.deps.db
    .selectFrom('outboxEmails')
    .select(['kind', 'state', 'textBody', 'messageId'])
    .where('toEmail', '=', email)
    .orderBy('createdAt')
    .execute();

function formData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Waits until exactly this many mails exist and all are processed; returns the paths of the links in them. */
async function linksMailed(count: number, email = EMAIL): Promise<string[]> {
  const mails = await vi.waitFor(
    async () => {
      const written = await mailsTo(email);
      expect(written.map(({ state }) => /^(sent|skipped)$/.test(state))).toEqual(
        Array(count).fill(true),
      );
      return written;
    },
    { timeout: 20_000, interval: 50 },
  );
  return mails.map(({ textBody }) => /\/newsletter\/[\w-]{43}/.exec(textBody ?? '')?.[0] ?? '');
}

describe('a double opt-in', () => {
  it('subscribes, mails a link, and waits for the confirmation', async () => {
    const response = await ask();
    expect([response.status, await response.json()]).toEqual([202, { accepted: true }]);
    const [link = ''] = await linksMailed(1);
    expect(await rows()).toMatchObject([
      { email: EMAIL, status: 'pending', consentText: consent, consentedAt: TEST_NOW },
    ]);
    expect(await text(link)).toContain('Shall we send you the letter?');
    // Mail programs prefetch links to scan them, so opening a link must not confirm anything.
    expect(await rows()).toMatchObject([{ status: 'pending', confirmedAt: null }]);

    const pressed = await press(`${link}/confirm`);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, link]);
    expect(await text(link)).toContain('You are subscribed.');
    expect(await rows()).toMatchObject([{ status: 'confirmed', confirmedAt: TEST_NOW }]);
    expect((await linksMailed(2))[1]).toBe(link);
    await press(`${link}/confirm`);
    expect(await mailsTo(EMAIL)).toHaveLength(2);
  });

  it('is ended with one click, from the page or the mail program, and can be repeated', async () => {
    await ask();
    const [link = ''] = await linksMailed(1);
    await press(`${link}/confirm`);
    await linksMailed(2);
    const [{ messageId = '' } = {}] = (await mailsTo(EMAIL)).slice(-1);
    const files = await readdir(app.mailDirectory);
    const sources = await Promise.all(
      files.map((file) => readFile(path.join(app.mailDirectory, file), 'utf8')),
    );
    const welcome = sources.find((source) => source.includes(String(messageId))) ?? '';
    const [, address = ''] =
      /List-Unsubscribe: <(?:http[^/]+\/\/[^/]+)(.+?)>/i.exec(
        welcome.replace(/\r\n\s+/g, ' ').replace(/ +/g, ' '),
      ) ?? [];
    expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(address).toBe(`${link}/unsubscribe`);

    const pressed = await press(address);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([200, null]);
    expect(await rows()).toMatchObject([{ status: 'unsubscribed', unsubscribedAt: TEST_NOW }]);
    expect(await text(link)).toContain('You get no more letters.');
    await press(`${link}/confirm`);
    expect(await rows()).toMatchObject([{ status: 'unsubscribed' }]);

    await ask({ email: EMAIL.toUpperCase() });
    expect(await rows()).toMatchObject([{ status: 'pending', email: EMAIL.toUpperCase() }]);
    const page = await fetch(app.url + link);
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining('This link no longer works.'),
    ]);
  });

  it('gives the same response and changes nothing for an existing subscriber', async () => {
    await ask();
    const [link = ''] = await linksMailed(1);
    await press(`${link}/confirm`);
    await linksMailed(2);
    const before = await rows();
    const response = await ask();
    expect([response.status, await response.json()]).toEqual([202, { accepted: true }]);
    expect(await rows()).toEqual(before);
    expect(await mailsTo(EMAIL)).toHaveLength(2);
  });

  it('links of other mails, broken links and missing ones do not subscribe', async () => {
    for (const token of ['x'.repeat(43), 'short', '%00', '..%2F..']) {
      expect([token, (await fetch(`${app.url}/newsletter/${token}`)).status]).toEqual([token, 404]);
      const pressed = await press(`/newsletter/${token}/confirm`);
      expect(pressed.status).toBeGreaterThanOrEqual(400);
      expect(pressed.status).toBeLessThan(500);
    }
  });

  it('is deleted if it is not confirmed', async () => {
    await ask();
    await deleteUnconfirmedBefore(app.deps.db, TEST_NOW);
    expect(await rows()).toHaveLength(1);
    await deleteUnconfirmedBefore(app.deps.db, new Date(TEST_NOW.getTime() + 1));
    expect(await rows()).toEqual([]);
  });

  it('twenty concurrent requests create one row and one valid token', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await rows()).toHaveLength(1);
    await linksMailed(20);
    const sent = (await mailsTo(EMAIL)).filter(({ state }) => state === 'sent');
    const links = sent.map(({ textBody }) => /\/newsletter\/[\w-]{43}/.exec(textBody ?? '')?.[0]);
    const last = await Promise.all(
      links.map(async (link) => (await fetch(`${app.url}${link}`)).status),
    );
    expect(last.filter((status) => status === 200)).toHaveLength(1);
  });
});

it('the unsubscribe address of a mail, opened in a browser, leads to the page with the button', async () => {
  await ask();
  const [link = ''] = await linksMailed(1);
  await press(`${link}/confirm`);
  const response = await fetch(`${app.url}${link}/unsubscribe`, { redirect: 'manual' });
  expect([
    response.status,
    response.headers.get('location'),
    response.headers.get('cache-control'),
  ]).toEqual([302, link, 'no-store']);
  const page = await text(link);
  expect(page).toContain(`action="${link}/unsubscribe"`);
  expect(await rows()).toMatchObject([{ status: 'confirmed' }]);
});

describe('one-click unsubscribe', () => {
  it.each([
    ['a person', new URLSearchParams(), 303],
    ['a mail program', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), 200],
    ['a mail program that sends parts', formData({ 'List-Unsubscribe': 'One-Click' }), 200],
  ])('is pressed by %s', async (_who, body, status) => {
    await ask();
    const [link = ''] = await linksMailed(1);
    await press(`${link}/confirm`);
    const response = await fetch(`${app.url}${link}/unsubscribe`, {
      method: 'POST',
      redirect: 'manual',
      body,
    });
    expect(response.status).toBe(status);
    expect(await rows()).toMatchObject([{ status: 'unsubscribed' }]);
  });

  it('accepts multipart bodies on no other route', async () => {
    const response = await fetch(`${app.url}/newsletter`, {
      method: 'POST',
      body: formData({ email: EMAIL }),
    });
    expect(response.status).toBe(415);
  });
});

it('no page and no mail promises a newsletter at an interval', async () => {
  await ask();
  const [link = ''] = await linksMailed(1);
  await press(`${link}/confirm`);
  await linksMailed(2);
  for (const path of ['/', '/newsletter', '/newsletter?asked=true', '/sitemap', link]) {
    expect([path, /monthly|weekly/i.exec(await text(path))?.[0]]).toEqual([path, undefined]);
  }
  const mails = await mailsTo(EMAIL);
  expect(mails.filter(({ textBody }) => /monthly|weekly/i.test(textBody ?? ''))).toEqual([]);
});

describe('the page of a link', () => {
  it('is private: neither cached nor indexed', async () => {
    await ask();
    const [link = ''] = await linksMailed(1);
    const response = await fetch(app.url + link);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
    expect(html).not.toContain(EMAIL);
  });
});

describe('without scripts', () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers,
    });

  it('the form is accepted, and redirects to a page that states the next step', async () => {
    const response = await post({ email: EMAIL, website: '' });
    const location = response.headers.get('location') ?? '';
    expect([response.status, location]).toEqual([303, '/newsletter?asked=true']);
    expect(await text(location)).toContain('You are not subscribed yet.');
    expect(await rows()).toHaveLength(1);
  });

  it('an invalid address shows an error page, and a cross-site request is rejected', async () => {
    const response = await post({ email: '<b>', website: '' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Email Address: Please enter a valid email address');
    const foreign = await post({ email: EMAIL }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect(await rows()).toEqual([]);
  });
});

it('is closed while the firm hides it; subscribers can still unsubscribe', async () => {
  await ask();
  const [link = ''] = await linksMailed(1);
  await press(`${link}/confirm`);
  const show = async (isVisible: boolean) => {
    await app.deps.db
      .updateTable('componentVisibilitySettings')
      .set({ isVisible })
      .where('componentKey', '=', 'newsletter_signup')
      .execute();
  };
  onTestFinished(() => show(true));
  await show(false);
  const refused = await ask({ email: 'else@example.com' });
  expect([refused.status, (await refused.json()).reason]).toEqual([403, 'component_hidden']);
  await expect.poll(async () => (await fetch(`${app.url}/newsletter`)).status).toBe(404);
  await expect.poll(() => text('/')).not.toContain('plain-words letter');
  await press(`${link}/unsubscribe`);
  expect(await rows()).toMatchObject([{ status: 'unsubscribed' }]);
});

describe('bad input', () => {
  it.each([
    ['email', {}],
    ['email', { email: '' }],
    ['email', { email: 5 }],
    ['email', { email: 'nobody' }],
    ['email', { email: `${'x'.repeat(250)}@example.com` }],
    ['email', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['website', { email: EMAIL, website: 5 }],
    ['elapsedMs', { email: EMAIL, elapsedMs: 3 }],
  ])('is a 400 that names %s: %j', async (field, body) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
    expect(await rows()).toEqual([]);
  });

  it('of any kind is rejected or stored according to the schema', async () => {
    await fc.assert(
      fc.asyncProperty(severalAtOnce(anyBodyLike({ email: EMAIL })), async (bodies) => {
        const answers = await Promise.all(bodies.map((body) => ask(body)));
        const statuses = bodies.map((body) =>
          newsletterFormSchema.safeParse(JSON.parse(JSON.stringify(body))).success ? 202 : 400,
        );
        expect(answers.map(({ status }) => status)).toEqual(statuses);
        await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      }),
      { numRuns: casesOf(250) },
    );
    for (const { email } of await rows()) {
      expect(newsletterFormSchema.safeParse({ email }).success).toBe(true);
    }
  }, 300_000);
});
