import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const REASON = 'A quotation from a court; our attorney has read it.';
const ARTICLE = {
  title: 'What a trustee does first',
  excerpt: 'A list.',
  content: '<p>Read the trust.</p><p>We <b>guarantee</b> success.</p>',
  category: 'probate',
};
const CLEAN = { ...ARTICLE, content: '<p>Read the trust.</p>' };

const lastEntry = async () => (await staff.auditLog())[0];
const rulesOf = (body: { findings?: { rule: string; field: string; words: string }[] }) =>
  body.findings?.map(({ rule, field }) => `${rule} ${field}`);
const NEEDS_ANSWER = { status: 409, body: { reason: 'advertising_findings' } };

describe('an article', () => {
  const post = (body: object) => staff.call('POST', '/api/admin/blog-posts', body);
  const put = (id: string, body: object) => staff.call('PUT', `/api/admin/blog-posts/${id}`, body);

  it('with findings is published only with a reason, which is in the audit log with them', async () => {
    const refused = await post({ ...ARTICLE, isPublished: true });
    expect(refused).toMatchObject(NEEDS_ANSWER);
    expect(rulesOf(refused.body)).toEqual([
      'outcome-guarantee content',
      'outcome-guarantee content',
    ]);
    expect(refused.body.findings[0]).toMatchObject({
      item: ARTICLE.title,
      words: 'We guarantee',
      statute: expect.stringContaining('6157.2'),
    });
    const stored = () =>
      app.deps.db.selectFrom('blogPosts').select('id').where('title', '=', ARTICLE.title).execute();
    expect(await stored()).toEqual([]);
    expect(await post({ ...ARTICLE, isPublished: true, advertisingReason: '  ' })).toMatchObject(
      NEEDS_ANSWER,
    );
    const { status } = await post({ ...ARTICLE, isPublished: true, advertisingReason: REASON });
    expect(status).toBe(201);
    expect(await stored()).toHaveLength(1);
    expect(await lastEntry()).toMatchObject({
      action: 'article.create',
      after: {
        advertising: {
          reason: REASON,
          findings: [{ rule: 'outcome-guarantee', field: 'content', words: 'We guarantee' }, {}],
        },
      },
    });
  });

  it('without findings, or as a draft, needs none, and the audit log has none', async () => {
    expect((await post({ ...CLEAN, isPublished: true })).status).toBe(201);
    expect((await lastEntry())?.after).not.toHaveProperty('advertising');
    expect((await post(ARTICLE)).status).toBe(201);
  });

  it('needs a reason again only for findings that are new', async () => {
    const { body } = await post({ ...ARTICLE, isPublished: true, advertisingReason: REASON });
    const longer = { ...ARTICLE, isPublished: true, content: `${ARTICLE.content}<p>More.</p>` };
    expect((await put(body.id, longer)).status).toBe(200);
    const worse = { ...longer, excerpt: 'From the best law firm? The best lawyers in town.' };
    const refused = await put(body.id, { ...worse, excerpt: 'We never lost a case.' });
    expect(rulesOf(refused.body)).toEqual(['outcome-prediction excerpt']);
    expect((await put(body.id, { ...longer, isPublished: false })).status).toBe(200);
    expect(await put(body.id, longer)).toMatchObject(NEEDS_ANSWER);
  });

  it('needs a reason when it is published among many, and when a version is restored', async () => {
    const { body } = await post(ARTICLE);
    const many = (input: object) =>
      staff.call('POST', '/trpc/articles.publishMany', {
        ids: [body.id],
        isPublished: true,
        ...input,
      });
    const refused = await many({});
    expect(refused.status).toBe(409);
    expect(refused.body.error.data.findings[0].item).toBe(ARTICLE.title);
    expect((await many({ advertisingReason: REASON })).status).toBe(200);
    expect((await lastEntry())?.after).toMatchObject({ advertising: { reason: REASON } });
    await put(body.id, { ...CLEAN, isPublished: true });
    const restore = (input?: object) =>
      staff.call('POST', `/api/admin/blog-posts/${body.id}/versions/1/restore`, input);
    expect(await restore()).toMatchObject(NEEDS_ANSWER);
    expect((await restore({ advertisingReason: REASON })).status).toBe(200);
    expect((await lastEntry())?.after).toMatchObject({ advertising: { reason: REASON } });
  });
});

describe('a testimonial', () => {
  const WORDS = {
    clientName: 'Dana W.',
    content: 'The best lawyers in San Diego.',
    practiceArea: 'divorce',
    rating: 5,
  };

  it('needs a reason whenever it is published', async () => {
    const post = (body: object) => staff.call('POST', '/api/admin/testimonials', body);
    expect(await post(WORDS)).toMatchObject(NEEDS_ANSWER);
    const { body } = await post({ ...WORDS, isPublished: false });
    const put = (change: object) => staff.call('PUT', `/api/admin/testimonials/${body.id}`, change);
    expect(await put({ isPublished: true })).toMatchObject(NEEDS_ANSWER);
    expect((await put({ isPublished: true, advertisingReason: REASON })).status).toBe(200);
    expect(await lastEntry()).toMatchObject({
      action: 'testimonial.update',
      after: { advertising: { reason: REASON, findings: [{ rule: 'comparison' }] } },
    });
    await put({ isPublished: false });
    const many = (input: object) =>
      staff.call('POST', '/trpc/testimonials.publishMany', {
        ids: [body.id],
        isPublished: true,
        ...input,
      });
    expect((await many({})).status).toBe(409);
    expect((await many({ advertisingReason: REASON })).status).toBe(200);
  });
});

describe('a page', () => {
  const CONTENT = {
    ...{ name: 'Wills', title: 'Wills', description: 'What a will is for.' },
    ...{ heading: 'Wills', lead: 'Written down once.' },
    blocks: [
      { type: 'text', html: '<p>We <b>guarantee</b> success.</p>' },
      { type: 'list', items: [{ text: 'We never lost a case.' }] },
    ],
  };
  const clean = { ...CONTENT, blocks: [{ type: 'text', html: '<p>Write a will.</p>' }] };
  const NEXT_YEAR = '2040-01-10T17:00:00.000Z';
  let pages = 0;
  const write = async (content: object) => {
    pages += 1;
    const written = await staff.call('POST', '/api/admin/pages', {
      path: `/gate-${pages}`,
      content,
    });
    return written.body.page.id as string;
  };
  const put = (id: string, body: object) => staff.call('PUT', `/api/admin/pages/${id}`, body);
  const publish = (id: string, body: object = {}) =>
    staff.call('PUT', `/api/admin/pages/${id}/publish`, body);

  it('needs a reason for the words of any block, and again only for new ones', async () => {
    const id = await write(CONTENT);
    const refused = await publish(id);
    expect(refused).toMatchObject(NEEDS_ANSWER);
    expect(rulesOf(refused.body)).toEqual([
      'outcome-guarantee content.blocks.0.html',
      'outcome-guarantee content.blocks.0.html',
      'outcome-prediction content.blocks.1.items.0.text',
    ]);
    expect((await publish(id, { advertisingReason: REASON })).status).toBe(200);
    expect(await lastEntry()).toMatchObject({
      action: 'page.publish',
      after: { advertising: { reason: REASON } },
    });
    await put(id, { content: { ...CONTENT, lead: 'Another lead.' } });
    expect((await publish(id)).status).toBe(200);
  });

  it('needs a reason when it is scheduled, and when its draft changes after that', async () => {
    const id = await write(clean);
    await put(id, { content: CONTENT });
    await put(id, { content: clean });
    expect((await publish(id, { publishAt: NEXT_YEAR })).status).toBe(200);
    expect(await put(id, { content: CONTENT })).toMatchObject(NEEDS_ANSWER);
    const { body: versions } = await staff.call('GET', `/api/admin/pages/${id}/versions`);
    const [, bad] = versions;
    const restore = (body: object) =>
      staff.call('POST', `/api/admin/pages/${id}/versions/${bad.number}/restore`, body);
    expect(await restore({})).toMatchObject(NEEDS_ANSWER);
    expect((await restore({ advertisingReason: REASON })).status).toBe(200);
    expect(await lastEntry()).toMatchObject({
      action: 'page.restore',
      after: { advertising: { reason: REASON } },
    });
  });
});

describe('a letter', () => {
  it('needs a reason when it is scheduled, and none when it is then sent', async () => {
    await app.deps.db
      .insertInto('newsletterSubscribers')
      .values({
        ...{ email: 'dana@example.com', status: 'confirmed', tokenHash: 'a hash' },
        ...{ consentText: 'Yes', consentedAt: new Date(), confirmedAt: new Date() },
      })
      .execute();
    const { body: letter } = await staff.call('POST', '/api/admin/letters', {
      subject: 'The best law firm in town',
      content: '<p>We guarantee success.</p>',
    });
    const send = (body: object) => staff.call('POST', `/api/admin/letters/${letter.id}/send`, body);
    const at = '2040-01-10T17:00:00.000Z';
    const refused = await send({ at });
    expect(refused).toMatchObject(NEEDS_ANSWER);
    expect(rulesOf(refused.body)).toEqual([
      'comparison subject',
      'outcome-guarantee content',
      'outcome-guarantee content',
    ]);
    expect((await send({ at, advertisingReason: REASON })).status).toBe(200);
    expect(await lastEntry()).toMatchObject({
      action: 'letter.schedule',
      after: { advertising: { reason: REASON } },
    });
    expect((await send({})).status).toBe(200);
  });
});

describe('the firm', () => {
  it('needs a reason for a claim, and for the profile of an attorney', async () => {
    const { body: firm } = await staff.call('GET', '/api/admin/firm');
    const { isSample: _, phoneE164: __, attorneys: ___, ...profile } = firm;
    const claims = { ...firm.claims, experience: { text: 'Award-winning', source: 'A plaque' } };
    const put = (more: object) =>
      staff.call('PUT', '/api/admin/firm', { ...profile, claims, ...more });
    const refused = await put({});
    expect(refused).toMatchObject(NEEDS_ANSWER);
    expect(rulesOf(refused.body)).toEqual(['award claims.experience.text']);
    expect((await put({ advertisingReason: REASON })).status).toBe(200);
    expect(await lastEntry()).toMatchObject({
      action: 'firm.update',
      after: { advertising: { reason: REASON } },
    });
  });

  it('needs a reason for the profile of an attorney', async () => {
    const attorney = {
      name: 'Ada Quill',
      role: 'Certified family law specialist',
      practiceAreas: ['divorce'],
      languages: ['English'],
      statement: 'Reads everything.',
    };
    const post = (body: object) => staff.call('POST', '/api/admin/attorneys', body);
    const refused = await post(attorney);
    expect(rulesOf(refused.body)).toContain('specialist role');
    expect((await post({ ...attorney, advertisingReason: REASON })).status).toBe(201);
  });
});
