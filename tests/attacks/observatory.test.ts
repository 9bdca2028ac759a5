import { afterAll, beforeAll, expect, it } from 'vitest';
import { readElements } from '../../src/features/articles/testing/read-elements.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { PAGES } from '../e2e/pages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://firm.example' } });
});
afterAll(() => app.close());

type Seen = { headers: Headers; policy: Map<string, string[]>; html: string };

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const has = (sources: string[], wrong: readonly string[]) =>
  sources.some((source) => wrong.includes(source));

const HALF_A_YEAR_SECONDS = 15_768_000;

/**
 * The tests of Mozilla's HTTP Observatory with the points that each adds or subtracts, from its grader
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js). Excludes the browsers' preload list (5 more points),
 * which is the firm's decision, and the redirect from HTTP to HTTPS, which is the task of its proxy.
 */
const TESTS: Readonly<Record<string, (seen: Seen) => number>> = {
  'content security policy': ({ policy }) => {
    const [none, script, style, object] = [
      policy.get('default-src') ?? ['*'],
      policy.get('script-src') ?? policy.get('default-src') ?? ['*'],
      policy.get('style-src') ?? policy.get('default-src') ?? ['*'],
      policy.get('object-src') ?? policy.get('default-src') ?? ['*'],
    ];
    const unsafe = ["'unsafe-inline'", 'data:', ...BROAD];
    if (policy.size === 0) return -25;
    if (has(script, unsafe) || has(object, BROAD)) return -20;
    if (has([...policy.values()].flat(), ['http:', 'ftp:'])) return -20;
    if (has([...script, ...style], ["'unsafe-eval'"])) return -10;
    if (has(style, unsafe)) return 0;
    return none.join() === "'none'" ? 10 : 5;
  },
  cookies: ({ headers }) => (headers.has('set-cookie') ? -40 : 0),
  'sharing with other origins': ({ headers }) =>
    headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
  'referrer policy': ({ headers }) => {
    const policy = headers.get('referrer-policy') ?? '';
    const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy);
    return isPrivate ? 5 : policy === '' ? 0 : -5;
  },
  'strict transport security': ({ headers }) => {
    const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
    if (age === undefined) return -20;
    return Number(age) >= HALF_A_YEAR_SECONDS ? 0 : -10;
  },
  'subresource integrity': ({ html }) => {
    const scripts = readElements(html).filter(({ name }) => name === 'script');
    const foreign = scripts.filter(({ attributes: { src = '/' } }) => !/^\/(?!\/)/.test(src));
    return foreign.length > 0 ? -50 : 0;
  },
  'content types': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  frames: ({ headers, policy }) => {
    const ancestors = policy.get('frame-ancestors');
    if (ancestors && !has(ancestors, BROAD)) return 5;
    return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
  },
  'resource policy': ({ headers }) =>
    /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
};

function scoreOf(seen: Seen): number {
  const modifiers = Object.values(TESTS).map((test) => test(seen));
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const score = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  // Bonus points count only for a score of at least 90 without them.
  return score < 90 ? score : score + sum(modifiers.filter((modifier) => modifier > 0));
}

async function look(path: string): Promise<Seen> {
  const response = await fetch(app.url + path);
  const { headers } = response;
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    return [name, sources] as const;
  });
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  const body = await response.text();
  return { headers, policy: new Map(directives.map(([n, s]) => [n, s])), html: isHtml ? body : '' };
}

it.each([...PAGES.map((path) => path.split('#')[0] ?? '/'), '/login', '/admin', '/appointment/x'])(
  '%s scores at least 130 points in the Observatory',
  async (path) => {
    expect(scoreOf(await look(path))).toBeGreaterThanOrEqual(130);
  },
);

it.each([
  '/api/openapi.json',
  '/api/docs',
  '/healthz',
  '/robots.txt',
  '/blog/rss.xml',
  '/nothing.php',
])('%s scores at least 120 points in the Observatory', async (path) => {
  expect(scoreOf(await look(path))).toBeGreaterThanOrEqual(120);
});

it('a missing header lowers the score', () => {
  const headers = new Headers({ 'content-security-policy': "script-src 'unsafe-inline'" });
  const policy = new Map([['script-src', ["'unsafe-inline'"]]]);
  expect(scoreOf({ headers, policy, html: '' })).toBe(100 - 20 - 20 - 20 - 5);
});
