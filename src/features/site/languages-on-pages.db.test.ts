import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishLanguage } from '../../testing/publish-language.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PAGES = [
  ['/contact', '/es/contacto'],
  ['/', '/es'],
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://law.example' } });
  await publishLanguage(app.deps.db, 'es');
});
afterAll(async () => {
  await app.close();
});

const linksIn = (html: string, rel: string) =>
  [...html.matchAll(/<link [^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => link.includes(`rel="${rel}"`) && !link.includes('type='))
    .map((link) => [/hreflang="([^"]*)"/i.exec(link)?.[1], /href="([^"]*)"/.exec(link)?.[1]]);

it.each(PAGES)('%s and %s name each other, and themselves', async (english, spanish) => {
  const [en, es] = await Promise.all(
    [english, spanish].map(async (path) => {
      const response = await fetch(app.url + path);
      return { language: response.headers.get('content-language'), html: await response.text() };
    }),
  );
  const alternates = [
    ['en', `https://law.example${english}`],
    ['es', `https://law.example${spanish}`],
    ['x-default', `https://law.example${english}`],
  ];
  expect(linksIn(en?.html ?? '', 'alternate')).toEqual(alternates);
  expect(linksIn(es?.html ?? '', 'alternate')).toEqual(alternates);
  expect(linksIn(es?.html ?? '', 'canonical')).toEqual([
    [undefined, `https://law.example${spanish}`],
  ]);
  expect([en?.language, es?.language]).toEqual(['en', 'es']);
  expect(en?.html).toContain('<meta property="og:locale" content="en_US"');
  expect(es?.html).toContain('<meta property="og:locale" content="es_US"');
});

it('the manifest opens the site in the language of its address', async () => {
  const manifest = await (await fetch(`${app.url}/es/manifest.webmanifest`)).json();
  expect([manifest.start_url, manifest.lang]).toEqual(['/es', 'es-US']);
});

it('a language that is not published has pages, which search engines do not index and nothing names', async () => {
  await app.deps.db.updateTable('siteLanguages').set({ isPublished: false }).execute();
  const pageAt = async (path: string) => (await fetch(app.url + path)).text();
  await expect
    .poll(() => pageAt('/es/contacto'))
    .toContain('<meta name="robots" content="noindex"');
  for (const path of ['/contact', '/sitemap.xml']) expect(await pageAt(path)).not.toContain('/es/');
  expect(await pageAt('/contact')).not.toContain('noindex');
});
