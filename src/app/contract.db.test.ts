import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson } from '../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let strict: TestApp;
beforeAll(async () => {
  [app, strict] = await Promise.all([
    startTestApp(),
    startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } }),
  ]);
  const { id: sourceId } = await app.deps.db
    .insertInto('blogSources')
    .values({ name: 'Courts', url: 'https://news.example/feed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.deps.db
    .insertInto('externalBlogArticles')
    .values({
      sourceId,
      title: 'A new form',
      url: 'https://news.example/form',
      canonicalUrl: 'https://news.example/form',
      externalId: '1',
    })
    .execute();
});
afterAll(() => Promise.all([app.close(), strict.close()]));

const READS = [
  '/api/testimonials',
  '/api/blog-posts',
  '/api/blog-posts/living-trust-or-will',
  '/api/external-blog-articles',
  '/api/blog-sources',
  '/api/admin/blog-sources',
  '/api/component-visibility',
  '/api/themes/active',
  '/api/appointments/availability?from=2031-03-11&to=2031-03-12',
];
const WRITES = [
  '/api/appointments',
  '/api/contact',
  '/api/newsletter',
  '/api/probate-calculator',
] as const;

type Content = { content: Record<string, { example?: unknown }> };
type Operation = { requestBody?: Content; responses: Record<string, Content> };

const exampleOf = (described: Content | undefined) =>
  described?.content['application/json']?.example;

async function operationAt(path: string, method: 'get' | 'post') {
  const { paths } = await (await fetch(`${app.url}/api/openapi.json`)).json();
  const [address = ''] = path.split('?');
  const documented = address.replace(/(blog-posts)\/.+/, '$1/{slug}');
  return paths[documented][method] as Operation;
}

/** The keys of a value, recursively; of a list, those of its first item. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== 'object' || value === null) return 'any';
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}

describe.each(READS)('GET %s', (path) => {
  it('returns a response like its example', async () => {
    const response = await fetch(app.url + path);
    const { responses } = await operationAt(path, 'get');
    const example = exampleOf(responses['200']);
    expect(response.status).toBe(200);
    expect(shapeOf(await response.json())).toEqual(shapeOf(example));
  });

  const isAdminPath = path.startsWith('/api/admin/');
  it.runIf(isAdminPath)('is not cacheable', async () => {
    const { headers } = await fetch(app.url + path);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual([
      'private, no-store',
      null,
    ]);
  });

  it.skipIf(isAdminPath)('returns 304 without a body for a matching ETag', async () => {
    const tag = (await fetch(app.url + path)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await fetch(app.url + path, { headers: { 'if-none-match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    const other = await fetch(app.url + path, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('supports HEAD and rejects writes', async () => {
    expect((await fetch(app.url + path, { method: 'HEAD' })).status).toBe(200);
    const written = await postJson(app.url + path, {});
    // Staff may write to admin paths, but authentication is checked before everything else.
    expect(written.status).toBe(isAdminPath ? 401 : 404);
  });
});

describe.each(WRITES)('POST %s', (path) => {
  const example = async () => {
    const { requestBody } = await operationAt(path, 'post');
    return exampleOf(requestBody) as Record<string, unknown>;
  };

  it('accepts its example request, and returns a response like its example', async () => {
    const response = await postJson(app.url + path, await example());
    const { responses } = await operationAt(path, 'post');
    const [status = ''] = Object.keys(responses).filter((code) => code.startsWith('2'));
    expect(response.status).toBe(Number(status));
    const answer = exampleOf(responses[status]);
    expect(shapeOf(await response.json())).toEqual(shapeOf(answer));
  });

  it('reports every field that is missing or of the wrong type', async () => {
    const good = await example();
    const missing = await postJson(app.url + path, {});
    const required = Object.keys((await missing.json()).fieldErrors);
    expect(missing.status).toBe(400);
    expect(required.length).toBeGreaterThan(0);
    for (const name of Object.keys(good)) {
      const wrong = await postJson(app.url + path, { ...good, [name]: { an: 'object' } });
      const { fieldErrors } = await wrong.json();
      expect([wrong.status, Object.keys(fieldErrors)]).toEqual([400, [name]]);
    }
  });

  it.each([
    ['', 400],
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['"text"', 400],
    ['{"a":1}'.repeat(2), 400],
    [JSON.stringify({ x: 'y'.repeat(70_000) }), 413],
    [`{"email":"\\u0000","a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400],
  ])('refuses %.20s with %i in the one error shape', async (body, status) => {
    const response = await postJson(app.url + path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      code: expect.any(String),
      reason: expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
      fieldErrors: expect.any(Object),
    });
  });

  it('sends Retry-After above the rate limit, per client on both transports', async () => {
    const body = await example();
    const limit = path === '/api/probate-calculator' ? 10 : 5;
    for (let attempt = 0; attempt < limit; attempt += 1) {
      expect((await postJson(strict.url + path, { ...body, elapsedMs: 'x' })).status).toBe(400);
    }
    const procedure = {
      '/api/appointments': 'appointments.book',
      '/api/contact': 'contact.send',
      '/api/newsletter': 'newsletter.subscribe',
      '/api/probate-calculator': 'probate.save',
    }[path];
    for (const address of [path, `/trpc/${procedure}`]) {
      const refused = await postJson(strict.url + address, body, {
        'x-forwarded-for': '203.0.113.77',
      });
      const answer = await refused.json();
      expect([refused.status, (answer.error?.data ?? answer).reason]).toEqual([
        429,
        'too_many_requests',
      ]);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(600);
    }
  });
});
