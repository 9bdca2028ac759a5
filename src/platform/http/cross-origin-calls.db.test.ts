import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PAGES = 'https://law.example';
const CALLS = 'https://api.law.example';
const ELSEWHERE = ['https://evil.example', 'https://law.example.evil.example', 'null', CALLS];

let app: TestApp;
beforeAll(async () => {
  const env = { ...STAFF_ENV, PUBLIC_URL: PAGES, API_BASE_URL: `${CALLS}/v1/` };
  app = await startTestApp({ env });
});
afterAll(() => app.close());

const corsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

const preflight = (path: string, origin: string) =>
  fetch(app.url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

const write = (path: string, headers: Record<string, string>) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  });

const FROM_PAGES: Record<string, string>[] = [
  { origin: PAGES, 'sec-fetch-site': 'same-site' },
  { origin: PAGES, 'sec-fetch-site': 'cross-site' },
  { origin: PAGES },
];

describe('with a separate API origin', () => {
  it.each(['/trpc/contact.send', '/api/contact', '/local-cognito/idp/'])(
    'pages of the site may ask whether they may call %s',
    async (path) => {
      const answer = await preflight(path, PAGES);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('vary')).toBe('origin');
      expect(corsOf(answer)).toMatchObject({
        'access-control-allow-origin': PAGES,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': expect.stringMatching(
          /authorization.*content-type.*idempotency-key.*x-amz-target/,
        ),
      });
    },
  );

  it.each(FROM_PAGES)('a write with %j is accepted, and its error is readable', async (headers) => {
    for (const path of ['/api/contact', '/trpc/contact.send']) {
      const answer = await write(path, headers);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.headers.get('access-control-allow-origin')).toBe(PAGES);
    }
    const staff = await write('/api/admin/testimonials', headers);
    expect([staff.status, staff.headers.get('access-control-allow-origin')]).toEqual([401, PAGES]);
  });

  it.each(ELSEWHERE)('pages of %s can neither write nor read', async (origin) => {
    const token = bearer(await staffToken(app));
    for (const path of ['/api/contact', '/trpc/contact.send', '/local-cognito/idp/']) {
      const asked = await preflight(path, origin);
      expect([path, corsOf(asked)]).toEqual([path, {}]);
      for (const site of ['same-site', 'cross-site']) {
        const answer = await write(path, { ...token, origin, 'sec-fetch-site': site });
        expect([path, answer.status, corsOf(answer)]).toEqual([path, 403, {}]);
      }
    }
    const read = await fetch(`${app.url}/api/testimonials`, { headers: { origin } });
    expect([read.status, corsOf(read)]).toEqual([200, {}]);
  });

  it('responses of calls have Vary: Origin in addition to their other values', async () => {
    const varies = async (path: string) =>
      (await fetch(app.url + path, { headers: { origin: PAGES } })).headers.get('vary');
    expect(await varies('/api/testimonials')).toBe('origin');
    expect(await varies('/trpc/site.layout')).toMatch(/^trpc-accept, accept, origin$/);
  });

  it('pages name the address, may connect there, and are the same for every origin', async () => {
    for (const origin of [PAGES, 'https://evil.example']) {
      const page = await fetch(`${app.url}/contact`, { headers: { origin } });
      expect(corsOf(page)).toEqual({});
      expect(page.headers.get('vary')).toBe('accept, accept-encoding');
      expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${CALLS};`);
      expect(await page.text()).toContain(`data-api-base-url="${CALLS}/v1"`);
    }
  });
});

it.each(['', 'https://law.example/backend'])(
  'with the API base URL %j nothing is said of origins',
  async (API_BASE_URL) => {
    const same = await startTestApp({ env: { PUBLIC_URL: PAGES, API_BASE_URL } });
    const headers = { origin: PAGES, 'sec-fetch-site': 'same-site' };
    const call = await fetch(`${same.url}/api/contact`, { method: 'POST', headers });
    const page = await fetch(`${same.url}/contact`);
    const html = await page.text();
    await same.close();
    expect([call.status, corsOf(call)]).toEqual([403, {}]);
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(/data-api-base-url="([^"]*)"/.exec(html)?.[1] ?? '').toBe(API_BASE_URL);
  },
);
