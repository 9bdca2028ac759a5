import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'testimonials');
  await app.deps.content.settle();
});

const LIST = '/api/admin/testimonials';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const WORDS = {
  clientName: 'Dana W.',
  rating: 4,
  content: 'They called back the same day.',
  practiceArea: 'divorce',
  isPublished: true,
};

/** The origin fields of a testimonial that a client gave directly to the firm. */
const NO_ORIGIN = { source: null, reviewedOn: null, sourceUrl: null, hasConsent: false };

type Row = typeof WORDS & { isSample: boolean; createdAt: Date };

async function stored(changes: Partial<Row> = {}): Promise<string> {
  const { id } = await app.deps.db
    .insertInto('testimonials')
    .values({ ...WORDS, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const published = async () => {
  const response = await fetch(`${app.url}/api/testimonials`);
  return (await response.json()).map(({ content }: { content: string }) => content);
};
const home = async () => (await fetch(app.url)).text();
const isSample = async (id: string) =>
  (
    await app.deps.db
      .selectFrom('testimonials')
      .select('isSample')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).isSample;

describe('the list', () => {
  it('has the documented fields, drafts too, newest first', async () => {
    const older = await stored({ createdAt: new Date('2031-03-01T10:00:00Z') });
    const newer = await stored({
      createdAt: new Date('2031-03-02T10:00:00Z'),
      isPublished: false,
      isSample: true,
    });
    const { status, body } = await staff.call('GET', LIST);
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([newer, older]);
    expect(body[1]).toEqual({
      id: older,
      ...WORDS,
      createdAt: '2031-03-01T10:00:00.000Z',
      updatedAt: expect.any(String),
    });
  });

  it.each([
    ['', ['Ayesha', 'Dana']],
    ['?q=same%20day', ['Dana']],
    ['?q=CUSTODY', ['Ayesha']],
    ['?status=draft', ['Ayesha']],
    ['?status=published', ['Dana']],
    ['?status=draft&q=dana', []],
    ['?q=%25', []],
  ])('with %s has %j', async (query, names) => {
    await stored({ clientName: 'Dana', createdAt: new Date('2031-03-01T10:00:00Z') });
    await stored({
      clientName: 'Ayesha',
      content: 'Calm.',
      practiceArea: 'custody',
      isPublished: false,
      createdAt: new Date('2031-03-02T10:00:00Z'),
    });
    const { body } = await staff.call('GET', LIST + query);
    expect(body.map(({ clientName }: Row) => clientName)).toEqual(names);
  });

  it('is paginated by its Link header, and rejects invalid parameters by name', async () => {
    for (const clientName of ['A', 'B', 'C']) await stored({ clientName });
    const first = await staff.call('GET', `${LIST}?limit=2`);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await staff.call('GET', next);
    const names = [...first.body, ...second.body].map(({ clientName }: Row) => clientName);
    expect(names.sort()).toEqual(['A', 'B', 'C']);
    const nonsense = await staff.call('GET', `${LIST}?status=loud`);
    expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([400, ['status']]);
  });
});

describe('adding a testimonial', () => {
  it('returns it, shows it on the site at the next request, and is audited', async () => {
    expect(await home()).not.toContain(WORDS.content);
    const { status, body } = await staff.call('POST', LIST, WORDS);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      ...WORDS,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await published()).toEqual([WORDS.content]);
    expect(await home()).toContain(WORDS.content);
    expect(await staff.auditLog()).toEqual([
      {
        actor: 'admin',
        action: 'testimonial.create',
        entity: 'testimonials',
        entityId: body.id,
        before: null,
        after: { ...WORDS, ...NO_ORIGIN, isSample: false },
      },
    ]);
  });

  it('defaults to five stars and published', async () => {
    const { rating: _r, isPublished: _p, ...words } = WORDS;
    const { body } = await staff.call('POST', LIST, words);
    expect(body).toMatchObject({ rating: 5, isPublished: true });
  });

  it.each([
    ['clientName', { clientName: ' ' }],
    ['clientName', { clientName: 'x'.repeat(101) }],
    ['content', { content: '' }],
    ['content', { content: 'a\0b' }],
    ['practiceArea', { practiceArea: 'piracy' }],
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['rating', { rating: '5' }],
    ['isPublished', { isPublished: 'yes' }],
  ])('returns 400 naming a wrong %s: %j', async (field, change) => {
    const { status, body } = await staff.call('POST', LIST, { ...WORDS, ...change });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
    expect(await published()).toEqual([]);
  });

  it('escapes markup in its content on the page', async () => {
    await staff.call('POST', LIST, { ...WORDS, content: '<script>alert(1)</script>' });
    expect(await home()).toContain('&lt;script&gt;alert(1)');
    expect(await home()).not.toContain('<script>alert(1)');
  });
});

describe('changing a testimonial', () => {
  it('changes all its fields, and its text on the site', async () => {
    const id = await stored();
    const next = {
      clientName: 'D. Whitfield',
      rating: 5,
      content: 'They called back within the hour.',
      practiceArea: 'custody',
      isPublished: true,
    };
    const { status, body } = await staff.call('PUT', `${LIST}/${id}`, next);
    expect([status, body]).toEqual([200, expect.objectContaining({ id, ...next })]);
    expect(Object.keys(body)).toHaveLength(8);
    expect(await published()).toEqual([next.content]);
    expect(await staff.auditLog()).toMatchObject([
      { action: 'testimonial.update', entityId: id, before: WORDS, after: next },
    ]);
  });

  it('with isPublished alone keeps the other fields and removes it from the site', async () => {
    const id = await stored();
    await expect.poll(home).toContain(WORDS.content);
    const { body } = await staff.call('PUT', `${LIST}/${id}`, { isPublished: false });
    expect(body).toMatchObject({ ...WORDS, isPublished: false });
    expect(await published()).toEqual([]);
    expect(await home()).not.toContain(WORDS.content);
  });

  it('is not audited when no value changes', async () => {
    const id = await stored();
    const before = await staff.auditLog(100);
    expect((await staff.call('PUT', `${LIST}/${id}`, WORDS)).status).toBe(200);
    expect((await staff.call('PUT', `${LIST}/${id}`, {})).status).toBe(200);
    expect(await staff.auditLog(100)).toEqual(before);
  });

  it('clears the sample mark when the content changes, not for publishing, name or rating', async () => {
    const id = await stored({ isSample: true });
    await staff.call('PUT', `${LIST}/${id}`, {
      isPublished: false,
      clientName: 'D. W.',
      rating: 3,
    });
    expect(await isSample(id)).toBe(true);
    await staff.call('PUT', `${LIST}/${id}`, { content: 'What she really said.' });
    expect(await isSample(id)).toBe(false);
  });

  it('keeps both changes of concurrent requests to different fields', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await stored();
      await Promise.all([
        staff.call('PUT', `${LIST}/${id}`, { isPublished: false }),
        staff.call('PUT', `${LIST}/${id}`, { rating: 2 }),
      ]);
      const { body } = await staff.call('GET', LIST);
      expect(body.find((row: { id: string }) => row.id === id)).toMatchObject({
        isPublished: false,
        rating: 2,
      });
    }
  });

  it('returns 409 when the row was edited meanwhile, and succeeds with its new updatedAt', async () => {
    const { body: read } = await staff.call('POST', LIST, WORDS);
    const put = (body: object) => staff.call('PUT', `${LIST}/${read.id}`, body);
    const { body: theirs } = await put({ rating: 1, updatedAt: read.updatedAt });
    expect(theirs.rating).toBe(1);
    const refused = await put({ content: 'Mine.', updatedAt: read.updatedAt });
    expect([refused.status, refused.body.reason]).toEqual([409, 'edited_meanwhile']);
    expect((await staff.call('GET', LIST)).body).toEqual([theirs]);
    expect((await put({ content: WORDS.content, updatedAt: read.updatedAt })).status).toBe(200);
    const mine = await put({ content: 'Mine.', updatedAt: theirs.updatedAt });
    expect(mine.body).toMatchObject({ rating: 1, content: 'Mine.' });
  });

  it('returns 200 once and 409 once for concurrent requests with the same updatedAt', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { body: read } = await staff.call('POST', LIST, WORDS);
      const answers = await Promise.all(
        [1, 2].map((rating) =>
          staff.call('PUT', `${LIST}/${read.id}`, { rating, updatedAt: read.updatedAt }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it.each([
    ['updatedAt', { updatedAt: 'yesterday' }],
    ['rating', { rating: null }],
    ['content', { content: ' ' }],
    ['isPublished', { isPublished: 1 }],
  ])('returns 400 naming a wrong %s', async (field, change) => {
    const id = await stored();
    const { status, body } = await staff.call('PUT', `${LIST}/${id}`, change);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });
});

describe('deleting a testimonial', () => {
  it('returns 204, removes it from the API, and is audited with its former fields', async () => {
    const id = await stored();
    const { status, body } = await staff.call('DELETE', `${LIST}/${id}`);
    expect([status, body]).toEqual([204, undefined]);
    expect(await published()).toEqual([]);
    expect(await staff.auditLog()).toMatchObject([
      { action: 'testimonial.delete', entityId: id, before: WORDS, after: null },
    ]);
  });

  it('returns 204 once and otherwise 404 for concurrent requests', async () => {
    const id = await stored();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => staff.call('DELETE', `${LIST}/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(7).fill(404)]);
  });
});

it('testimonials.one returns a testimonial by its id, and an error for an unknown id', async () => {
  const id = await stored({ isSample: true });
  const one = async (of: string) => {
    const input = encodeURIComponent(JSON.stringify({ id: of }));
    const { body } = await staff.call('GET', `/trpc/testimonials.one?input=${input}`);
    return body.result?.data ?? body.error.data.reason;
  };
  expect(await one(id)).toMatchObject({ ...WORDS, id, isSample: true });
  expect(await one(NOBODY)).toBe('testimonial_not_found');
});

it.each(['PUT', 'DELETE'] as const)(
  '%s returns 404 for an unknown id and 400 for a malformed one',
  async (method) => {
    const body = method === 'PUT' ? { isPublished: true } : undefined;
    const missing = await staff.call(method, `${LIST}/${NOBODY}`, body);
    expect([missing.status, missing.body.reason]).toEqual([404, 'testimonial_not_found']);
    const nonsense = await staff.call(method, `${LIST}/x`, body);
    expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([400, ['id']]);
  },
);
