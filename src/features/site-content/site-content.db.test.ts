import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fresno from '../../../tests/fixtures/fresno.json' with { type: 'json' };
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import type { JsonBody } from '../../testing/json-body.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PATH = '/api/admin/site-content';

let app: TestApp;
let staff: StaffClient;
const start = async () => {
  await app?.close();
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
};
beforeAll(start);
afterAll(() => app.close());

type Content = JsonBody;

const read = async (): Promise<Content> => (await staff.call('GET', PATH)).body;
const put = (document: object) => staff.call('PUT', PATH, document);
/** Retries on 503: on a busy machine, a change that waits too long for another one is rejected. */
const putUntilAnswered = async (document: object): ReturnType<typeof put> => {
  const answer = await put(document);
  return answer.status === 503 ? putUntilAnswered(document) : answer;
};
const toFresno = async (changes: object = {}) =>
  put({ ...fresno, contentVersion: (await read()).contentVersion, ...changes });
const page = async (path: string) => (await fetch(app.url + path)).text();
const trpc = (name: string, input: object) =>
  staff.call('POST', `/trpc/siteContent.${name}`, input);

describe('a document', () => {
  beforeEach(start);

  it('that is put as it was read changes nothing and is not audited', async () => {
    const before = await read();
    const log = await staff.auditLog(100);
    const { status, body } = await put(before);
    expect([status, body]).toEqual([200, before]);
    expect(await staff.auditLog(100)).toEqual(log);
  });

  it('replaces the content, shows it with the next request, and changes nothing the second time', async () => {
    expect(await page('/')).toContain('Pacific Harbor Law');
    const { status, body } = await toFresno();
    expect(status).toBe(200);
    expect(body).toEqual(await read());
    expect(await page('/')).toContain('Valley Workers Counsel');
    expect(body.practiceAreas).toEqual(
      fresno.practiceAreas.map((area) => ({ ...area, messageHint: '' })),
    );
    // The document is from before there were offices.
    expect(body.hosts).toEqual(
      fresno.hosts.map(({ officeAddress: _, ...host }: Content) => ({
        ...host,
        ...{ office: 'main', officeDays: [], videoText: '' },
      })),
    );
    expect(body.attorneys.map(({ slug }: Content) => slug)).toEqual([
      'amparo-quintero',
      'noah-tran',
    ]);
    expect(body.testimonials.map(({ clientName }: Content) => clientName)).toEqual([
      'R. Montes',
      'D. Sandhu',
    ]);
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({ action: 'site-content.replace', actor: 'admin' });
    const log = await staff.auditLog(500);
    expect(await toFresno()).toMatchObject({ status: 200, body });
    expect(await staff.auditLog(500)).toEqual(log);
  });

  it('has the texts of mails that staff have edited, and restores the others', async () => {
    const welcome = '/api/admin/mail-texts/newsletter_welcome';
    const texts = { subject: 'Welcome to {firm}', opening: 'You are subscribed.' };
    const without = await read();
    expect(without.mailTexts).toEqual([]);
    expect((await staff.call('PUT', welcome, { texts })).status).toBe(200);
    const edited = await read();
    expect(edited.mailTexts).toEqual([{ kind: 'newsletter_welcome', texts }]);
    const { contentVersion } = edited;
    expect((await put({ ...without, contentVersion })).status).toBe(200);
    expect((await staff.call('GET', welcome)).body.texts.subject).toBe('You are subscribed');
    const again = { ...edited, contentVersion: (await read()).contentVersion };
    expect((await put(again)).body.mailTexts).toEqual(edited.mailTexts);
    const mailTexts = [{ kind: 'newsletter_welcome', texts: { ...texts, opening: '{nobody}' } }];
    const refused = await put({ ...again, mailTexts });
    expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([
      400,
      ['mailTexts.0.texts.opening'],
    ]);
  });

  it('can be put on another site, and back', async () => {
    const demo = await read();
    await toFresno();
    const { contentVersion } = await read();
    const { status, body } = await put({ ...demo, contentVersion });
    expect(status).toBe(200);
    const withoutArticles = ({ articles: _, contentVersion: __, ...rest }: Content) => rest;
    expect(withoutArticles(body)).toEqual(withoutArticles(demo));
    const bySlug = (content: Content) =>
      content.articles.toSorted((a: Content, b: Content) => (a.slug < b.slug ? -1 : 1));
    expect(bySlug(body)).toEqual(bySlug(demo));
  });

  it('is refused if anything has changed since it was read', async () => {
    const before = await read();
    const [shown] = before.testimonials;
    const { body: rows } = await staff.call('GET', '/api/admin/testimonials?limit=1');
    await staff.call('PUT', `/api/admin/testimonials/${rows[0].id}`, { rating: 3 });
    const { status, body } = await put({ ...before, theme: null });
    expect([status, body.reason]).toEqual([409, 'edited_meanwhile']);
    expect((await read()).testimonials).not.toContainEqual(shown);
  });

  it('of two at the same time is accepted once', async () => {
    const { contentVersion } = await read();
    const answers = await Promise.all(
      ['One', 'Two'].map((name) =>
        putUntilAnswered({ ...fresno, contentVersion, firm: { ...fresno.firm, name } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('languages and translations', () => {
  beforeEach(start);

  const ES = '/api/admin/languages/es';
  const [spanish] = [{ title: 'Su divorcio', excerpt: 'Breve.', content: '<p>Largo.</p>' }];
  const translate = async (texts: object) => {
    const { body } = await staff.call('POST', '/api/admin/blog-posts', {
      ...{ title: 'Your divorce', excerpt: 'Short.', content: '<p>Long.</p>', category: 'divorce' },
    });
    const path = `${ES}/translations/articles/${body.id}`;
    const saved = await staff.call('PUT', path, {
      texts,
      path: '/blog/su-divorcio',
      isPublished: true,
    });
    expect(saved.status).toBeLessThan(300);
    return path;
  };

  it('are in the document, and are written from it where the originals have other ids', async () => {
    await staff.call('PUT', ES, { isPublished: true, untranslated: 'hidden' });
    await translate(spanish);
    const document = await read();
    expect(document.languages).toEqual([
      { language: 'es', isPublished: true, untranslated: 'hidden' },
    ]);
    const [entry] = document.translations;
    expect(document.translations).toEqual([
      {
        ...{ language: 'es', entity: 'articles', of: '/blog/your-divorce' },
        ...{ path: '/blog/su-divorcio', isPublished: true, texts: spanish },
        source: { title: 'Your divorce', excerpt: 'Short.', content: '<p>Long.</p>' },
      },
    ]);

    await start();
    const { contentVersion } = await read();
    const { status, body } = await put({ ...document, contentVersion });
    expect([status, body.languages, body.translations]).toEqual([
      ...[200, document.languages, document.translations],
    ]);
    const texts = { ...entry.texts, title: 'Ganaremos su caso' };
    const translations = [{ ...entry, texts }];
    const refused = await put({ ...body, translations });
    expect([refused.status, refused.body.findings]).toEqual([
      409,
      [expect.objectContaining({ language: 'es', item: '/blog/your-divorce' })],
    ]);
    const missing = await put({ ...body, translations: [{ ...entry, of: '/blog/nothing' }] });
    expect([missing.status, Object.keys(missing.body.fieldErrors)]).toEqual([
      400,
      ['translations.0.of'],
    ]);
  });
});

describe('an error', () => {
  beforeAll(start);

  it('in the last part leaves everything as it was', async () => {
    const before = await read();
    const theme = { ...fresno.theme, name: before.theme.name };
    const { status, body } = await toFresno({ theme });
    expect([status, body.reason, body.fieldErrors]).toEqual([
      409,
      'theme_default',
      { theme: [expect.any(String)] },
    ]);
    expect(await read()).toEqual(before);
    expect(await page('/')).toContain('Pacific Harbor Law');
  });

  const [first, ...others] = fresno.pages;
  const withBlock = (block: object) => ({
    pages: [{ ...first, content: { ...first?.content, blocks: [block] } }, ...others],
  });

  it.each<[string, object]>([
    ['version', { version: 2 }],
    ['colour', { colour: 'red' }],
    ['firm.fax', { firm: { ...fresno.firm, fax: '12' } }],
    ['pages.0.contents', { pages: [{ ...first, contents: {} }, ...others] }],
    ['contentVersion', { contentVersion: undefined }],
    ['firm.phone', { firm: { ...fresno.firm, phone: '12' } }],
    ['pages.0.content.blocks.0.type', withBlock({ type: 'carousel' })],
    ['pages.0.content.blocks.0.html', withBlock({ type: 'text', html: '<script>x</script>' })],
    ['pages.0.isPublished', { pages: [{ ...first, isPublished: false }, ...others] }],
    ['pages.1.path', { pages: [first, first, ...others] }],
    ['pages', { pages: others, menus: { ...fresno.menus, navigation: [] } }],
    [
      'menus.legal.0.path',
      { menus: { ...fresno.menus, legal: [{ path: '/nowhere', text: 'Nowhere' }] } },
    ],
    [
      'attorneys.0.practiceAreas.0',
      { attorneys: fresno.attorneys.map((each) => ({ ...each, practiceAreas: ['piracy'] })) },
    ],
    ['hosts.1.attorney', { hosts: [fresno.hosts[0], { ...fresno.hosts[1], attorney: 'nobody' }] }],
    [
      'hosts.1.isActive',
      { attorneys: fresno.attorneys.map((each) => ({ ...each, isActive: false })) },
    ],
    ['articles.0.author', { articles: [{ ...fresno.articles[0], author: 'Maren Castellane' }] }],
    ['articles.0.category', { articles: [{ ...fresno.articles[0], category: 'divorce' }] }],
    [
      'testimonials.0.reviewedOn',
      { testimonials: [{ ...fresno.testimonials[1], reviewedOn: null }] },
    ],
    ['visibility.contact_form', { visibility: { ...fresno.visibility, contact_form: 'yes' } }],
    ['theme.cssVariables', { theme: { ...fresno.theme, cssVariables: '{"--primary":"red;}"}' } }],
  ])('names %s', async (field, changes) => {
    const before = await read();
    const { status, body } = await toFresno(changes);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, expect.arrayContaining([field])]);
    expect(await read()).toEqual(before);
  });

  it('of advertising law needs a reason, which is audited', async () => {
    const testimonials = [
      { ...fresno.testimonials[0], content: 'They guarantee results, and we won.' },
    ];
    const refused = await toFresno({ testimonials });
    expect([refused.status, refused.body.reason]).toEqual([409, 'advertising_findings']);
    const accepted = await toFresno({ testimonials, advertisingReason: 'The client wrote it.' });
    expect(accepted.status).toBe(200);
    const [entry] = await staff.auditLog();
    expect(JSON.stringify(entry)).toContain('The client wrote it.');
  });
});

describe('what records refer to', () => {
  beforeEach(start);

  async function bookMaren(): Promise<string> {
    const attorney = 'maren-castellane';
    await staff.call('POST', '/api/admin/availability/hosts', { attorney });
    const booked = await postJson(`${app.url}/api/appointments`, bookingBody({ attorney }));
    expect(booked.status).toBe(201);
    return (await booked.json()).id;
  }

  it('becomes inactive instead of being deleted', async () => {
    const id = await bookMaren();
    const { status, body } = await toFresno();
    expect(status).toBe(200);
    const activeOf = (part: string, key: string, value: string) =>
      body[part].find((each: Content) => each[key] === value)?.isActive;
    expect(activeOf('practiceAreas', 'key', 'family-law')).toBe(false);
    expect(activeOf('practiceAreas', 'key', 'trust-administration')).toBe(undefined);
    expect(activeOf('attorneys', 'slug', 'maren-castellane')).toBe(false);
    expect(activeOf('attorneys', 'slug', 'theo-okonjo')).toBe(undefined);
    expect(await page('/attorneys')).not.toContain('Castellane');
    const booked = await app.deps.db
      .selectFrom('appointments')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(booked).toEqual({ status: 'scheduled' });
  });

  it('of an installation in use can be read and put', async () => {
    await bookMaren();
    await toFresno();
    const before = await read();
    expect(await put(before)).toMatchObject({ status: 200, body: before });
  });
});

describe('comparing', () => {
  beforeAll(start);

  it('names what would change, and the version to replace it with', async () => {
    const before = await read();
    const { body } = await trpc('compare', {
      ...before,
      testimonials: before.testimonials.slice(1),
    });
    expect(body.result.data).toEqual({
      contentVersion: before.contentVersion,
      changes: [
        {
          part: 'testimonials',
          added: [],
          changed: [],
          removed: [before.testimonials[0].clientName],
        },
      ],
    });
    expect(await read()).toEqual(before);
  });

  it('names every part of another firm', async () => {
    const { body } = await trpc('compare', fresno);
    const parts = body.result.data.changes.map(({ part }: Content) => part);
    expect(parts).toEqual(expect.arrayContaining(['firm', 'attorneys', 'pages', 'theme']));
    const articles = body.result.data.changes.find(({ part }: Content) => part === 'articles');
    expect(articles.added).toEqual(fresno.articles.map(({ title }) => title));
  });
});

it('accepts no more than its limit, and nothing of that size from others', async () => {
  const body = { ...fresno, contentVersion: 'x'.repeat(8 * 1024 * 1024) };
  expect((await put(body)).status).toBe(413);
  const { status } = await postJson(app.url + PATH, body);
  expect([401, 404, 405, 413]).toContain(status);
});
