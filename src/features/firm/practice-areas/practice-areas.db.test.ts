import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../../testing/booking-requests.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const PRACTICE_AREA_FIELDS = {
  key: 'wage-claims',
  label: 'Wage Claims',
  summary: 'Unpaid hours, breaks and overtime, claimed with the evidence you have.',
  figure: 'estate-planning' as const,
  pagePath: '/practice-areas/wage-claims',
  isOnContactForm: true,
  isOnBooking: true,
  isListed: true,
  isActive: true,
};

const ARTICLE_CATEGORY_FIELDS = {
  key: 'wage-claims',
  label: 'Wage Claims',
  figure: 'estate-planning' as const,
  isActive: true,
};

let app: TestApp;
let staff: Awaited<ReturnType<typeof staffClient>>;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const AREAS = '/api/admin/practice-areas';
const CATEGORIES = '/api/admin/article-categories';
const LISTS = [
  { path: AREAS, fields: PRACTICE_AREA_FIELDS, noun: 'practice_area', used: 'divorce' },
  { path: CATEGORIES, fields: ARTICLE_CATEGORY_FIELDS, noun: 'article_category', used: 'probate' },
] as const;

const page = async (path: string) => (await fetch(app.url + path)).text();
const layout = async () => (await (await fetch(`${app.url}/trpc/site.layout`)).json()).result.data;
const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key);
const write = (practiceArea: string) =>
  postJson(`${app.url}/api/contact`, {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    practiceArea,
    message: 'Hello',
  });
const REFUSED = { practiceArea: ['Choose one of the practice areas'] };

it('after installation there are the documented practice areas and categories', async () => {
  const { practiceAreas, articleCategories } = await layout();
  const onForm = practiceAreas.filter((area: { isOnContactForm: boolean }) => area.isOnContactForm);
  expect([keysOf(practiceAreas), keysOf(onForm), keysOf(articleCategories)]).toEqual([
    ['family-law', 'estate-planning', 'trust-administration', 'divorce', 'custody', 'other'],
    ['family-law', 'estate-planning', 'trust-administration', 'other'],
    ['estate-planning', 'family-law', 'divorce', 'probate'],
  ]);
});

describe.each(LISTS)('the list at $path', ({ path, fields, noun, used }) => {
  it('is changed by staff alone', async () => {
    expect((await fetch(app.url + path)).status).toBe(401);
    expect((await postJson(app.url + path, fields)).status).toBe(401);
  });

  it('gets an entry, which is changed, ordered and deleted, with words in the audit log', async () => {
    const added = await staff.call('POST', path, fields);
    expect([added.status, added.body]).toMatchObject([201, fields]);
    const again = await staff.call('POST', path, fields);
    expect([again.status, Object.keys(again.body.fieldErrors)]).toEqual([400, ['key']]);

    const one = `${path}/${fields.key}`;
    const changed = await staff.call('PUT', one, { ...added.body, label: 'Wages' });
    expect([changed.status, changed.body.label]).toEqual([200, 'Wages']);
    const stale = await staff.call('PUT', one, { ...added.body, label: 'Pay' });
    expect([stale.status, stale.body.reason]).toEqual([409, 'edited_meanwhile']);

    const keys = keysOf((await staff.call('GET', path)).body);
    expect(keys.at(-1)).toBe(fields.key);
    const order = [fields.key, ...keys.slice(0, -1)];
    const ordered = await staff.call('POST', `${path}/order`, { keys: order });
    expect([ordered.status, keysOf(ordered.body)]).toEqual([200, order]);
    const partial = await staff.call('POST', `${path}/order`, { keys: keys.slice(1) });
    expect([partial.status, partial.body.reason]).toEqual([409, 'edited_meanwhile']);

    expect((await staff.call('DELETE', one)).status).toBe(204);
    const action = noun.replace('_', '-');
    expect((await staff.auditLog(4)).map((entry) => entry.action)).toEqual(
      ['delete', 'order', 'update', 'create'].map((verb) => `${action}.${verb}`),
    );
  });

  it.each([
    [{ key: 'Not a key' }, 'key'],
    [{ label: '' }, 'label'],
    [{ figure: 'elephant' }, 'figure'],
    [{ isActive: 'yes' }, 'isActive'],
  ])('refuses %j', async (change, field) => {
    const { status, body } = await staff.call('POST', path, { ...fields, ...change });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  it('names what is missing, and keeps what is used', async () => {
    for (const [method, body] of [
      ['PUT', { ...fields, key: 'nothing', updatedAt: new Date().toISOString() }],
      ['DELETE', undefined],
    ] as const) {
      const gone = await staff.call(method, `${path}/nothing`, body);
      expect([gone.status, gone.body.reason]).toEqual([404, `${noun}_not_found`]);
    }
    const { status, body } = await staff.call('DELETE', `${path}/${used}`);
    expect([status, body.reason]).toEqual([409, `${noun}_used`]);
    expect(body.message).toMatch(/is used by .+\. Make it inactive instead\.$/);
  });
});

it.each(['javascript:alert(1)', '//elsewhere.example', 'practice-areas'])(
  'the page of an area is none of this site: %s',
  async (pagePath) => {
    const { status, body } = await staff.call('POST', AREAS, { ...PRACTICE_AREA_FIELDS, pagePath });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['pagePath']]);
  },
);

it('a new area is offered at once, and no longer when it is inactive, but keeps its label', async () => {
  expect((await write('wage-claims')).status).toBe(400);
  const { body: area } = await staff.call('POST', AREAS, PRACTICE_AREA_FIELDS);
  const option = '<option value="wage-claims">Wage Claims</option>';
  expect(await page('/contact')).toContain(option);
  expect(await page('/practice-areas')).toContain('Unpaid hours, breaks and overtime');
  expect((await write('wage-claims')).status).toBe(201);
  const booked = await postJson(
    `${app.url}/api/appointments`,
    bookingBody({ practiceArea: 'wage-claims' }),
  );
  expect(booked.status).toBe(201);

  const one = `${AREAS}/wage-claims`;
  expect((await staff.call('PUT', one, { ...area, isActive: false })).status).toBe(200);
  expect(await page('/contact')).not.toContain(option);
  const refused = await write('wage-claims');
  expect([refused.status, (await refused.json()).fieldErrors]).toEqual([400, REFUSED]);
  const { practiceAreas, formerPracticeAreas } = await layout();
  expect(keysOf(practiceAreas)).not.toContain('wage-claims');
  expect(formerPracticeAreas).toEqual([{ key: 'wage-claims', label: 'Wage Claims' }]);
  const { body } = await staff.call('DELETE', one);
  expect(body.message).toBe(
    'Wage Claims is used by appointments and messages. Make it inactive instead.',
  );
});

const BOOKING = { ...bookingBody({}), practiceArea: 'tax' };
const PERSON = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' };
const ARTICLE = { title: 'A', excerpt: 'B', content: '<p>C</p>', category: 'tax' };

describe('an unknown key is refused', () => {
  it.each([
    ['/api/contact', { ...PERSON, practiceArea: 'tax', message: 'Hello' }],
    ['/api/appointments', BOOKING],
    ['/trpc/appointments.book', BOOKING],
  ])('by %s', async (path, sent) => {
    const response = await postJson(app.url + path, sent);
    const body = await response.json();
    expect([response.status, (body.error?.data ?? body).fieldErrors]).toEqual([400, REFUSED]);
  });

  it.each([
    ['POST', '/api/admin/appointments', BOOKING, 'practiceArea'],
    ['GET', '/api/admin/contact-submissions?practiceArea=tax', undefined, 'practiceArea'],
    ['POST', '/api/admin/contact-submissions/export', { practiceArea: 'tax' }, 'practiceArea'],
    [
      'POST',
      '/api/admin/testimonials',
      { clientName: 'A', content: 'B', practiceArea: 'tax' },
      'practiceArea',
    ],
    [
      'POST',
      '/api/admin/attorneys',
      {
        name: 'Ana Ruiz',
        role: 'Partner',
        practiceAreas: ['divorce', 'tax'],
        languages: ['English'],
        statement: 'Calm.',
      },
      'practiceAreas.1',
    ],
    ['POST', '/api/admin/blog-posts', ARTICLE, 'category'],
    ['GET', '/api/admin/blog-posts?category=tax', undefined, 'category'],
    ['POST', '/api/admin/blog-posts/export', { category: 'tax' }, 'category'],
  ] as const)('by %s %s', async (method, path, sent, field) => {
    const { status, body } = await staff.call(method, path, sent);
    expect([status, body.reason, Object.keys(body.fieldErrors)]).toEqual([
      400,
      'invalid_input',
      [field],
    ]);
  });

  it('for the areas of a consultation type', async () => {
    const { types } = (await staff.call('GET', '/api/admin/availability')).body;
    const { key } = types[0];
    const sent = { ...types[0], practiceAreas: ['tax'] };
    const { status, body } = await staff.call('PUT', `/api/admin/consultation-types/${key}`, sent);
    expect([status, body.fieldErrors]).toEqual([
      400,
      { 'practiceAreas.0': ['Choose from the practice areas'] },
    ]);
  });
});
