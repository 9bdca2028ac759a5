import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_CONTENTS } from '../src/app/features.ts';
import { tokenFor } from '../src/features/appointments/testing/linked-appointment.ts';
import { getMailFirm } from '../src/features/email/mail-look.ts';
import { EMAIL_KINDS } from '../src/features/email/rules.ts';
import { bookingBody, postJson } from '../src/testing/booking-requests.ts';
import { calculationBody } from '../src/testing/calculation-body.ts';
import { STAFF_ENV } from '../src/testing/people.ts';
import { type StaffClient, staffClient } from '../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';
import { fillClientPages } from './attacks/fill-client-pages.ts';
import { PAGES } from './e2e/pages.ts';
import fresno from './fixtures/fresno.json' with { type: 'json' };
import { leftIn as findLeft } from './own-firm/left-in.ts';

/**
 * The demo firm becomes an employment-law firm in Fresno through the documented call alone. Then everything that is
 * public is searched for words of the old firm, its city and its practice areas.
 */

const CONTENT = '/api/admin/site-content';

/** Words of the demo firm, including those of the calculator, which is hidden; money of any firm’s clients is held in trust. */
const OLD_WORDS =
  /pacific harbor|harbor|san diego|\b619\b|555-?0142|\b92101\b|\bmaren\b|castellane|\btheo\b|okonjo|\bines\b|halloran|\bfamil(?:y|ies)\b|\bestates?\b|(?<!held in )\btrusts?\b|trustee|probate|divorc|custod|inherit|\bheirs?\b|\bwills\b|living will|spous|marriage|prenup|guardian|\b4\.9\b|25\+/i;

/** Mails that are not sent while the calculator is hidden. */
const HIDDEN_MAILS: readonly string[] = ['probate_result'];

const leftIn = (text: string) => findLeft(text, OLD_WORDS);

let app: TestApp;
let staff: StaffClient;
let appointment: { id: string; token: string };
let clientPaths: readonly string[];
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, PUBLIC_URL: 'https://valley.example' } });
  staff = await staffClient(app);
  for (const attorney of ['maren-castellane', 'theo-okonjo', 'ines-halloran']) {
    await staff.call('POST', '/api/admin/availability/hosts', { attorney });
  }
  // Fills all caches with the old content before the change.
  for (const path of [...PAGES, '/sitemap.xml', '/blog/rss.xml', '/manifest.webmanifest'])
    await read(path);
  const { body } = await staff.call('GET', CONTENT);
  const { contentVersion } = body;
  const { status } = await staff.call('PUT', CONTENT, { ...fresno, contentVersion });
  expect(status).toBe(200);
  appointment = await book();
  clientPaths = await fillClientPages(app, staff, {
    ...{ line: 'Overtime', block: 'Eleven months of overtime.' },
    ...{ practiceArea: 'wage-claims', phone: '(559) 555-0100' },
  });
});
afterAll(() => app.close());

async function read(path: string): Promise<{ status: number; type: string; text: string }> {
  const response = await fetch(app.url + path);
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

async function book() {
  const days = await (
    await fetch(`${app.url}/api/appointments/availability?from=2031-03-11&to=2031-03-12`)
  ).json();
  const [slot] = days.days.flatMap(({ slots }: { slots: { state: string; start: string }[] }) =>
    slots.filter(({ state }) => state === 'free'),
  );
  const booked = await postJson(
    `${app.url}/api/appointments`,
    bookingBody({
      scheduledDate: slot.start,
      practiceArea: 'wage-claims',
      phone: '(559) 555-0100',
      notes: 'Eleven months of overtime.',
    }),
  );
  const { id } = await booked.json();
  return { id, token: await tokenFor(app, id) };
}

/** URLs with words of the demo firm, which other sites may still link to. */
const OLD_PATHS = PAGES.filter((path) => !/[?#]/.test(path) && OLD_WORDS.test(path));

/** Every public page: those of the sitemap, those with a state of their own, and error pages. */
async function everyPath(): Promise<string[]> {
  const { text } = await read('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>https:\/\/valley\.example([^<]*)<\/loc>/g)];
  const others = PAGES.filter(
    (path) => !OLD_WORDS.test(path) && !path.includes('#') && !path.startsWith(EMBEDDED_CALCULATOR),
  );
  return [...new Set([...listed.map(([, path]) => path || '/'), ...others, ...STATES])];
}

/** The embedded calculator links to its page, which keeps its documented path. */
const EMBEDDED_CALCULATOR = '/embed/calculator';

const STATES = [
  '/login',
  '/nothing-here/at/all',
  `/appointment/${'x'.repeat(43)}`,
  '/newsletter/nobody',
  '/newsletter?asked=true',
  '/contact?sent=true',
  '/contact?service=wage-claims',
  '/schedule?attorney=amparo-quintero',
  '/preview/nobody',
  '/blog/preview/nobody',
  '/blog?category=wages',
  '/blog?q=overtime',
];

/** Removes the requested path, which a page repeats in its data and in `og:url`. */
const withoutWordsOf = (path: string, text: string) =>
  text.replaceAll(path.split(/[/=]/).at(-1) ?? path, '');

describe('nothing of the old firm is left', () => {
  it('on any page', async () => {
    const paths = await everyPath();
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/practice-areas/wage-claims', '/schedule']),
    );
    const left: Record<string, string[]> = {};
    for (const path of [...paths, `/appointment/${appointment.token}`, ...clientPaths]) {
      const { text } = await read(path);
      expect(text).toContain('Valley Workers Counsel');
      const found = leftIn(text);
      if (found.length > 0) left[path] = found;
    }
    expect(left).toEqual({});
  });

  it.each([...OLD_PATHS, '/contact?service=estate-planning'])(
    'at the old address %s, but its own words',
    async (path) => {
      const { status, text } = await read(path);
      // The page of a closed function still exists and says that it is closed.
      const isThere = /^\/(contact|probate-calculator)\b/.test(path);
      expect([status, leftIn(withoutWordsOf(path, text))]).toEqual([isThere ? 200 : 404, []]);
    },
  );

  it('in the embedded calculator, but the address of its page', async () => {
    const { status, text } = await read(EMBEDDED_CALCULATOR);
    expect([status, leftIn(withoutWordsOf('/probate-calculator', text))]).toEqual([200, []]);
  });

  it('in what programs read', async () => {
    const texts: Record<string, string> = { '/llms.txt': (await read('/llms.txt')).text };
    for (const path of await everyPath()) {
      const response = await fetch(app.url + path, { headers: { accept: 'text/markdown' } });
      if (!response.headers.get('content-type')?.startsWith('text/markdown')) continue;
      texts[path] = await response.text();
    }
    expect(Object.keys(texts).length).toBeGreaterThan(15);
    const calls = [
      ['server/discover', {}],
      ['tools/list', {}],
      ['initialize', {}],
      ['tools/call', { name: 'firm' }],
      ['tools/call', { name: 'articles' }],
      ['tools/call', { name: 'free_times' }],
    ] as const;
    for (const [method, params] of calls) {
      const message = { jsonrpc: '2.0', id: 1, method, params };
      texts[`${method} ${JSON.stringify(params)}`] = await (
        await postJson(`${app.url}/mcp`, message)
      ).text();
    }
    expect(texts['/llms.txt']).toContain('# Valley Workers Counsel');
    expect(texts['initialize {}']).toContain('Valley Workers Counsel');
    const left = Object.entries(texts).flatMap(([name, text]) =>
      leftIn(text).map((words) => `${name}: ${words}`),
    );
    expect(left).toEqual([]);
  });

  it('in previews of pages and articles', async () => {
    const { body: rows } = await staff.call('GET', '/api/admin/pages');
    const { body: articles } = await staff.call('GET', '/api/admin/blog-posts');
    const links = [
      ...rows.map(({ id }: { id: string }) => ['pages.previewLink', id]),
      ...articles.map(({ id }: { id: string }) => ['articles.previewLink', id]),
    ];
    // The page that explains the quick exit remains, because the document does not contain it.
    expect(links.length).toBe(fresno.pages.length + 1 + fresno.articles.length);
    for (const [call, id] of links) {
      const { body } = await staff.call('POST', `/trpc/${call}`, { id });
      const { status, text } = await read(body.result.data.path);
      // The page of the calculator keeps its documented path.
      expect([status, leftIn(withoutWordsOf('/probate-calculator', text))]).toEqual([200, []]);
    }
  });

  it('in a calculation, which is refused', async () => {
    const { status } = await postJson(`${app.url}/api/probate-calculator`, calculationBody());
    expect(status).toBe(403);
  });

  it.each([
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/favicon.svg',
    '/api/blog-posts',
    '/api/blog-posts/before-you-sign',
    '/api/testimonials',
    '/api/themes/active',
    '/api/component-visibility',
    '/api/appointments/choices',
    '/api/appointments/availability?from=2031-03-11&to=2031-03-14',
    '/trpc/site.layout',
    '/trpc/pages.published',
    '/trpc/testimonials.featured',
  ])('in %s', async (path) => {
    const { status, text } = await read(path);
    expect([status, leftIn(text)]).toEqual([200, []]);
  });

  it('in the titles on share pictures', async () => {
    const paths = await everyPath();
    const picture = await fetch(`${app.url}/share/practice-areas/wage-claims.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    for (const path of paths) {
      const { text } = await read(path);
      const texts = [...text.matchAll(/<meta property="og:[^"]+" content="([^"]*)"/g)];
      expect(leftIn(texts.map(([, words]) => words).join('\n'))).toEqual([]);
    }
  });

  it.each(EMAIL_KINDS.filter((kind) => !HIDDEN_MAILS.includes(kind)))(
    'in the mail %s',
    async (kind) => {
      const firm = await getMailFirm(app.deps.db, 'https://valley.example');
      const { subject, text, html } = MAIL_CONTENTS[kind].sample({
        firm,
        publicUrl: 'https://valley.example',
      });
      expect(leftIn(`${subject}\n${text}\n${html}`)).toEqual([]);
    },
  );

  it('in calendar files', async () => {
    const { status, text } = await read(`/api/appointments/${appointment.id}/calendar.ics`);
    const file = text.replaceAll('\r\n ', '');
    expect([status, leftIn(file)]).toEqual([200, []]);
    expect(file).toContain('Valley Workers Counsel');
  });

  it('in the mails about bookings, questions, documents and an agreement', async () => {
    const mails = () => app.deps.db.selectFrom('outboxEmails').selectAll().execute();
    await expect
      .poll(async () => (await mails()).filter(({ state }) => state === 'sent').length)
      .toBe(8);
    expect(leftIn(JSON.stringify(await mails()))).toEqual([]);
  });
});

it('finds an old word that is put back', async () => {
  const { body } = await staff.call('GET', CONTENT);
  const firm = { ...body.firm, city: 'San Diego' };
  expect((await staff.call('PUT', CONTENT, { ...body, firm })).status).toBe(200);
  expect(leftIn((await read('/about')).text)).not.toEqual([]);
});
