import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { placeholderFirm } from '../../../db/placeholder-firm.ts';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { COMPONENTS, type ComponentKey } from './rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Part = {
  /**
   * Calls that are rejected while it is hidden: a path for a GET request, or a path with the body of a POST request.
   */
  calls: (string | [path: string, body: object])[];
  /** Pages that are not found while it is hidden. */
  pages: string[];
  /** Texts or patterns that other pages contain only while it is visible. */
  marks: [page: string, mark: string | RegExp][];
};

const trpc = (name: string, input?: object) =>
  `/trpc/${name}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`;

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

const PARTS: Readonly<Record<ComponentKey, Part>> = {
  ai_assistants: {
    calls: [['/mcp', PING]],
    pages: [],
    marks: [['/llms.txt', '/mcp']],
  },
  testimonials: {
    calls: [
      '/api/testimonials',
      trpc('testimonials.list'),
      trpc('testimonials.featured'),
      trpc('reviews.list', { source: null }),
    ],
    pages: ['/reviews'],
    marks: [
      ['/', 'Nobody raised their voice'],
      ['/sitemap', 'href="/reviews"'],
    ],
  },
  blog_articles: {
    calls: [
      '/api/blog-posts',
      '/api/blog-posts/living-trust-or-will',
      '/blog/rss.xml',
      '/blog/atom.xml',
      '/blog/feed.json',
      trpc('articles.latest', { limit: 3 }),
      trpc('articles.search', { q: null, category: null }),
      trpc('articles.page', { slug: 'living-trust-or-will' }),
    ],
    pages: ['/blog/living-trust-or-will'],
    marks: [
      ['/', 'href="/blog/living-trust-or-will"'],
      ['/sitemap', 'href="/blog/living-trust-or-will"'],
    ],
  },
  external_blog_articles: {
    calls: [
      '/api/external-blog-articles',
      '/api/blog-sources',
      '/api/admin/blog-sources',
      trpc('news.search', { q: null, source: null }),
      trpc('news.sources'),
    ],
    pages: ['/external-articles'],
    marks: [['/sitemap', 'href="/external-articles"']],
  },
  probate_calculator: {
    calls: [['/api/probate-calculator', calculation()]],
    pages: [],
    marks: [
      ['/', 'href="/probate-calculator"'],
      ['/', 'What would probate cost'],
      ['/about', 'Probate Calculator'],
      ['/probate-calculator', 'id="estate-value"'],
    ],
  },
  consultation_booking: {
    calls: [
      ['/api/appointments', bookingBody()],
      '/api/appointments/availability?from=2031-03-11&to=2031-03-12',
      trpc('appointments.nextFree', { count: 3 }),
    ],
    pages: [],
    marks: [
      ['/', 'href="/schedule'],
      ['/practice-areas/family-law', 'href="/schedule'],
      ['/blog/living-trust-or-will', 'href="/schedule'],
    ],
  },
  contact_form: {
    calls: [
      [
        '/api/contact',
        {
          firstName: 'Dana',
          lastName: 'Whitfield',
          email: 'dana@example.com',
          practiceArea: 'other',
          message: 'Hello',
        },
      ],
    ],
    pages: [],
    marks: [['/contact', 'id="contact-message"']],
  },
  newsletter_signup: {
    calls: [['/api/newsletter', { email: 'dana@example.com' }]],
    pages: ['/newsletter'],
    marks: [
      ['/', 'action="/newsletter"'],
      ['/blog/living-trust-or-will', 'action="/newsletter"'],
    ],
  },
  practice_areas: {
    calls: [],
    pages: ['/practice-areas', '/practice-areas/family-law', '/practice-areas/estate-planning'],
    marks: [
      ['/', 'href="/practice-areas'],
      ['/about', 'href="/practice-areas'],
      ['/nothing-here', 'href="/practice-areas'],
      ['/sitemap', 'href="/practice-areas'],
    ],
  },
};

function calculation() {
  return {
    estateValue: '500000',
    realEstateValue: '0',
    attorneyFees: '10000',
    executorFees: '10000',
    courtCosts: '1500',
    totalProbate: '21500',
    trustCost: '3000',
    savings: '18500',
  };
}

async function show(key: ComponentKey, isVisible: boolean) {
  await app.deps.db
    .updateTable('componentVisibilitySettings')
    .set({ isVisible })
    .where('componentKey', '=', key)
    .execute();
}

const ask = (call: Part['calls'][number]) =>
  typeof call === 'string' ? fetch(app.url + call) : postJson(app.url + call[0], call[1]);

async function state({ calls, pages, marks }: Part) {
  const answers = await Promise.all(
    calls.map(async (call) => {
      const response = await ask(call);
      const text = await response.text();
      return response.status === 403 ? /"reason":"(\w+)"/.exec(text)?.[1] : response.ok;
    }),
  );
  const statuses = await Promise.all(
    pages.map(async (path) => (await fetch(app.url + path)).status),
  );
  const seen = await Promise.all(
    marks.map(async ([path, mark]) => {
      const html = await (await fetch(app.url + path)).text();
      return typeof mark === 'string' ? html.includes(mark) : mark.test(html);
    }),
  );
  return { answers, statuses, seen };
}

describe.each(COMPONENTS.map(({ key }) => key))('%s', (key) => {
  it('is in pages, links and calls, and is absent from them while hidden', async () => {
    const part = PARTS[key];
    const all = (answer: unknown, status: number, mark: boolean) => ({
      answers: part.calls.map(() => answer),
      statuses: part.pages.map(() => status),
      seen: part.marks.map(() => mark),
    });
    expect(await state(part)).toEqual(all(true, 200, true));
    onTestFinished(() => show(key, true));
    await show(key, false);
    await expect.poll(() => state(part)).toEqual(all('component_hidden', 404, false));
    const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
    for (const path of part.pages) expect(sitemap).not.toContain(`${path}<`);
    await show(key, true);
    await expect.poll(() => state(part)).toEqual(all(true, 200, true));
  });
});

it('pages do not promise online booking while it is hidden', async () => {
  onTestFinished(() => show('consultation_booking', true));
  await show('consultation_booking', false);
  for (const { path } of await app.deps.db.selectFrom('pages').select('path').execute()) {
    if (path === '/schedule') continue;
    const page = async () => (await fetch(app.url + path)).text();
    await expect
      .poll(page, { message: path })
      .not.toMatch(/href="\/schedule|(choose|book)[^.<]{0,20} online/i);
  }
});

describe('a site without demo content, before staff have entered the firm’s details', () => {
  beforeEach(async () => {
    const { db } = app.deps;
    const { name } = await db.selectFrom('firmProfile').select('name').executeTakeFirstOrThrow();
    onTestFinished(async () => {
      await db.updateTable('firmProfile').set({ name, isSample: true }).execute();
      await app.deps.content.settle();
    });
    // A page that was cached before is not sent either.
    await fetch(`${app.url}/`);
    await db.updateTable('firmProfile').set({ name: placeholderFirm.name }).execute();
    await app.deps.content.settle();
  });

  const enterFirm = async () => {
    const changes = { name: 'Ortega Law', isSample: false };
    await app.deps.db.updateTable('firmProfile').set(changes).execute();
    await app.deps.content.settle();
  };

  it('takes nothing', async () => {
    const closed = ['consultation_booking', 'contact_form', 'newsletter_signup'] as const;
    for (const key of closed) {
      const { answers } = await state(PARTS[key]);
      expect(answers).toEqual(answers.map(() => 'component_hidden'));
    }
    await enterFirm();
    for (const key of closed) {
      expect((await state(PARTS[key])).answers).not.toContain('component_hidden');
    }
  });

  it.each([
    ...[
      '/',
      '/about',
      '/contact',
      '/schedule',
      '/privacy',
      '/practice-areas/family-law',
      '/nowhere',
    ],
    ...['/embed/calculator', '/llms.txt', '/sitemap.xml', '/manifest.webmanifest', '/blog/rss.xml'],
    '/share/index.png',
  ])('says at %s only that it is being set up', async (path) => {
    const response = await fetch(app.url + path);
    const text = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3600']);
    expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ]);
    expect(text).toContain('<h1>This site is being set up</h1>');
    expect(text).toContain('href="/login"');
    expect(text).not.toMatch(/law firm|San Diego|California|619/i);
    await enterFirm();
    expect((await fetch(app.url + path)).status).toBe(path === '/nowhere' ? 404 : 200);
  });

  it('takes no forms', async () => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=dana@example.com',
    };
    for (const path of ['/contact', '/schedule', '/newsletter']) {
      const response = await fetch(app.url + path, init);
      expect([path, response.status]).toEqual([path, 503]);
    }
  });

  it('is open to staff, programs and checks of its health', async () => {
    for (const path of [
      '/login',
      '/admin',
      '/admin/setup',
      '/api/openapi.json',
      '/healthz',
      '/robots.txt',
    ]) {
      const response = await fetch(app.url + path);
      expect([path, response.status]).toEqual([path, 200]);
    }
  });
});
