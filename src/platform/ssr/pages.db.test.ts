import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../app/app.ts';
import { createDeps } from '../../app/deps.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PATIENT_CONNECTION_MS } from '../../testing/test-database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' });

/** The body as received, because a client would decode it. */
function getRaw(path: string, encoding: string): Promise<{ body: Buffer; encoding?: string }> {
  return new Promise((resolve, reject) => {
    httpRequest(app.url + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const found = response.headers['content-encoding'];
        resolve({ body: Buffer.concat(chunks), ...(found && { encoding: found }) });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function rename(name: string) {
  await app.deps.db.updateTable('firmProfile').set({ name }).execute();
}

describe('the home page', () => {
  it('is rendered on the server with its text, articles and structured data', async () => {
    const response = await get('/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Steady counsel for the hard parts of family life.');
    for (const slug of ['living-trust-or-will', 'first-custody-meeting']) {
      expect(html).toContain(`href="/blog/${slug}"`);
    }
    expect(html.match(/href="\/blog\/[a-z-]+"/g)?.length).toBe(3);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const data = JSON.parse(json);
    expect(data).toMatchObject({ '@type': 'LegalService', name: 'Pacific Harbor Law' });
    expect(json).not.toMatch(/rating/i);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]+"/);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:0/"`);
  });

  it('contains its complete data before the end marker for its scripts', async () => {
    const html = await (await get('/')).text();
    const end = html.indexOf('$_TSR.e()');
    expect(end).toBeGreaterThan(html.indexOf('$_TSR.router='));
    expect(html.indexOf('$tsr-stream-boundary')).toBeGreaterThan(end);
    expect(html.lastIndexOf('["tsr"]')).toBeLessThan(end);
  });

  it('offers the next free times in the firm’s time zone', async () => {
    const html = await (await get('/')).text();
    expect(html.replaceAll('<!-- -->', '')).toMatch(/Mon 9:00 AM.*Mon 1:00 PM.*Tue 9:00 AM/s);
  });

  it('carries a policy that allows exactly its own inline scripts', async () => {
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(await response.text()).not.toMatch(/ on[a-z]+="/);
  });
});

describe('structured data', () => {
  const typesOn = async (path: string) => {
    const html = await (await get(path)).text();
    return Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ([, json = '']) => JSON.parse(json)['@type'],
    ).sort();
  };

  it.each([
    ['/', ['LegalService']],
    ['/attorneys', ['BreadcrumbList', 'Person', 'Person', 'Person']],
    ['/practice-areas/family-law', ['BreadcrumbList', 'FAQPage']],
    ['/practice-areas/estate-planning', ['BreadcrumbList', 'FAQPage']],
    ['/blog/living-trust-or-will', ['BlogPosting', 'BreadcrumbList']],
    ['/contact', ['BreadcrumbList']],
    ['/reviews', ['BreadcrumbList']],
  ])('of %s is %j', async (path, types) => {
    expect(await typesOn(path)).toEqual(types);
  });

  it('names the hours in which the office is open', async () => {
    expect(await (await get('/')).text()).toContain('"opens":"08:00","closes":"18:00"');
  });
});

describe('pages for those who sign in', () => {
  it.each(['/login', '/admin', '/admin/staff'])('%s contains no personal data', async (path) => {
    const html = await (await get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toContain('<h1');
  });
});

describe('addresses', () => {
  it('an unknown one is a 404 with the documented message', async () => {
    const response = await get('/nothing/here');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('Did you forget to add the page to the router?');
  });

  it('all unknown ones share one page, rendered once', async () => {
    const bodies = await Promise.all(
      ['/nothing/here', '/elsewhere?x=1', '/a/b/c'].map(async (path) => (await get(path)).text()),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it('all unknown ones of the back office share one page, without the public 404 page', async () => {
    const answers = await Promise.all(
      ['/admin/nowhere', '/admin/staff/no/such'].map((path) => get(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(second).toBe(first);
    expect(first).not.toContain('<h1');
  });

  it.each(['/x.php', '/.env', '/wp-login.php', '/%00', '/a%5c', `/${'a'.repeat(600)}`])(
    '%s is a 404 and costs no render',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('never redirects to another host', async () => {
    for (const path of ['//evil.example', '//evil.example/', '/\\evil.example']) {
      const response = await get(path);
      expect(response.headers.get('location') ?? '').not.toMatch(/evil/);
    }
  });

  it('unknown query keys change nothing and fill no cache', async () => {
    const plain = await (await get('/')).text();
    expect(await (await get('/?utm_source=x&a=<script>')).text()).toBe(plain);
  });

  it('request headers do not affect the page', async () => {
    const html = await (
      await get('/', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    ).text();
    expect(html).not.toContain('evil.example');
  });
});

describe('bytes', () => {
  it('are compressed as negotiated', async () => {
    const plain = await getRaw('/', 'identity');
    const gzip = await getRaw('/', 'gzip');
    const brotli = await getRaw('/', 'gzip, deflate, br');
    expect([plain.encoding, gzip.encoding, brotli.encoding]).toEqual([undefined, 'gzip', 'br']);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  });

  it('are not sent again for a matching ETag', async () => {
    const first = await get('/');
    const again = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});

describe('a page that lacks a part', () => {
  const QUOTE = 'Nobody raised their voice';
  const table = (from: string, to: string) =>
    app.deps.db.schema.alterTable(from).renameTo(to).execute();

  it('is served without it, and not cached', async () => {
    onTestFinished(() => rename('Pacific Harbor Law'));
    await rename('Another name, another version');
    await table('testimonials', 'mislaid');
    try {
      await expect.poll(async () => (await get('/')).text()).not.toContain(QUOTE);
    } finally {
      await table('mislaid', 'testimonials');
    }
    expect(await (await get('/')).text()).toContain(QUOTE);
  });
});

describe('after a change', () => {
  it('the next answer is fresh, in a second process too', async () => {
    const deps = await createDeps(app.deps.config, {
      now: app.deps.now,
      connectionWithinMs: PATIENT_CONNECTION_MS,
    });
    const second = await buildApp(deps);
    try {
      const secondUrl = await second.listen({ host: '127.0.0.1', port: 0 });
      const names = async () =>
        Promise.all(
          [app.url, secondUrl].map(async (url) => {
            const html = await (await fetch(url)).text();
            return /og:site_name" content="([^"]+)"/.exec(html)?.[1];
          }),
        );
      expect(await names()).toEqual(['Pacific Harbor Law', 'Pacific Harbor Law']);
      onTestFinished(() => rename('Pacific Harbor Law'));
      await rename('Harbor & Sons');
      await expect.poll(names).toEqual(['Harbor &amp; Sons', 'Harbor &amp; Sons']);
      await rename('Pacific Harbor Law');
      await expect.poll(names).toEqual(['Pacific Harbor Law', 'Pacific Harbor Law']);
    } finally {
      await second.close();
      await deps.dispose();
    }
  });

  it('the pages in use are rendered before the change counts as settled', async () => {
    // With few pages in use: a change waits for at most two seconds, in which a busy machine does not render many.
    const own = await startTestApp();
    onTestFinished(() => own.close());
    const getAll = () =>
      Promise.all(
        ['/', '/about', '/contact', '/privacy'].map(async (path) =>
          (await fetch(own.url + path)).text(),
        ),
      );
    const fromCache = async () => {
      const text = await (await fetch(`${own.url}/metrics`)).text();
      return Number(/lawfront_pages_total\{origin="cache"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    await getAll();
    const before = await fromCache();
    await own.deps.db.updateTable('firmProfile').set({ name: 'Harbor & Daughters' }).execute();
    await own.deps.content.settle();
    for (const page of await getAll()) expect(page).toContain('Harbor &amp; Daughters');
    expect(await fromCache()).toBe(before + 4);
  });

  it('a hidden part is gone', async () => {
    const show = async (isVisible: boolean) => {
      await app.deps.db
        .updateTable('componentVisibilitySettings')
        .set({ isVisible })
        .where('componentKey', '=', 'consultation_booking')
        .execute();
    };
    const offersBooking = async () => (await (await get('/')).text()).includes('href="/schedule');
    expect(await offersBooking()).toBe(true);
    onTestFinished(() => show(true));
    await show(false);
    await expect.poll(offersBooking).toBe(false);
    await show(true);
    await expect.poll(offersBooking).toBe(true);
  });
});
