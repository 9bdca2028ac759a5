import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let now = TEST_NOW;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  token = await staffToken(app);
});
afterAll(() => app.close());

const CORAL = '{"--primary":"#8c1d3f"}';

async function preview(cssVariables = CORAL) {
  const response = await fetch(`${app.url}/trpc/themes.preview`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ cssVariables }),
  });
  return { status: response.status, body: await response.json() };
}

const previewPath = async () => `/?theme-preview=${(await preview()).body.result.data.token}`;

const get = (path: string) => fetch(app.url + path);
const isCoral = async (path: string) => (await (await get(path)).text()).includes('#8c1d3f');

it('shows the home page in the theme to anyone with the token, frameable by this site only', async () => {
  const response = await get(await previewPath());
  expect(await response.text()).toMatch(/<style[^>]*>:root\{--primary:#8c1d3f\}<\/style>/);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
});

it('applies only to the home page, only with the token and only until the token expires', async () => {
  const path = await previewPath();
  expect(await isCoral('/')).toBe(false);
  expect(await isCoral(path)).toBe(true);
  expect(await isCoral('/')).toBe(false);
  expect(await isCoral('/?theme-preview=')).toBe(false);
  // The token on another page, and on the home page after the token has expired.
  expect(await isCoral(path.replace('/?', '/about?'))).toBe(false);
  now = new Date(TEST_NOW.getTime() + 60 * 60 * 1_000);
  expect(await isCoral(path)).toBe(false);
  now = TEST_NOW;
});

it('returns the usual page, not frameable, without a valid token', async () => {
  for (const path of ['/', '/?theme-preview=x', (await previewPath()).slice(0, -8), '/about']) {
    const { status, headers } = await get(path);
    expect([status, headers.get('x-frame-options')]).toEqual([200, 'DENY']);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-robots-tag')).toBeNull();
  }
});

it('rejects a token sealed for another purpose', async () => {
  const content = JSON.stringify({ until: Number.MAX_SAFE_INTEGER, cssVariables: CORAL });
  const sealed = app.deps.secrets.seal(content, 'newsletter_subscribers:1');
  expect(await isCoral(`/?theme-preview=${sealed}`)).toBe(false);
});

it('allows frames only in the back office and on the sign-in page', async () => {
  for (const [path, may] of [
    ['/admin/themes', true],
    ['/login', true],
    ['/', false],
  ] as const) {
    const policy = (await get(path)).headers.get('content-security-policy') ?? '';
    expect(policy.includes("frame-src 'self'")).toBe(may);
  }
});

it('fits the longest theme into a URL', async () => {
  const variables = Object.fromEntries(
    Array.from({ length: 100 }, (_, i) => [`--${'a'.repeat(50)}-${i}`, '#ffffff']),
  );
  const { body } = await preview(JSON.stringify(variables));
  const response = await get(`/?theme-preview=${body.result.data.token}`);
  expect([response.status, response.headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN']);
});

it('returns 400 when the variables are not a valid theme', async () => {
  const { status, body } = await preview('{"--primary":"</style>"}');
  expect([status, Object.keys(body.error.data.fieldErrors)]).toEqual([400, ['cssVariables']]);
});
