import { expect, it } from 'vitest';
import { addressInLanguage } from '../../../../messages/messages.ts';
import { atomFeed, jsonFeed, rssFeed } from './feeds.ts';
import { sitemapXml } from './sitemap.ts';

const of = (path: string) => ({ en: path, es: addressInLanguage('es', path) });

const ARTICLE = {
  ...{ id: 'a1', title: 'Fees', slug: 'fees', excerpt: 'Short.', content: '<p>One</p>' },
  ...{ author: 'O. Neil', firstPublishedAt: new Date(0), updatedAt: new Date(0) },
};

const source = (language: 'en' | 'es', locale: string) => ({
  ...{ firmName: 'Harbor Law', publicUrl: 'https://law.example', language, locale },
  articles: [ARTICLE],
});

it('each address of the sitemap names itself and the same page in the other languages', () => {
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://law.example/contact"/>' +
    '<xhtml:link rel="alternate" hreflang="es" href="https://law.example/es/contacto"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://law.example/contact"/>';
  const xml = sitemapXml('https://law.example', [{ path: '/contact' }], ['en', 'es'], of);
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(xml.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>https://law.example/contact</loc>${alternates}</url>`,
    `<url><loc>https://law.example/es/contacto</loc>${alternates}</url>`,
  ]);
});

it('a site in one language has no alternates', () => {
  const xml = sitemapXml('https://law.example', [{ path: '/contact' }], ['en'], of);
  expect(xml).not.toContain('xhtml');
  expect(xml).toContain('<url><loc>https://law.example/contact</loc></url>\n');
});

it('feeds are in their language and link to it', () => {
  const spanish = source('es', 'es-US');
  for (const feed of [rssFeed(spanish), atomFeed(spanish), JSON.stringify(jsonFeed(spanish))]) {
    expect(feed).toContain('Artículos sobre derecho de Harbor Law');
    expect(feed).toContain('https://law.example/es/blog/fees');
    expect(feed).not.toContain('https://law.example/blog');
  }
  expect(rssFeed(source('en', 'en-US'))).toContain('<link>https://law.example/blog/fees</link>');
});
