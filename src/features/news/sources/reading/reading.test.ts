import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';
import { decodeText } from './decode-text.ts';
import type { Article } from './normalize-articles.ts';
import { plainText } from './plain-text.ts';
import { type AnswerToRead, readAnswer } from './read-answer.ts';
import { createSourceReader } from './read-in-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const BASE = 'https://courts.example/news/feed.xml';

function read(text: string | Uint8Array, changes: Partial<AnswerToRead> = {}) {
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  return readAnswer({ type: 'rss', body, contentType: null, url: BASE, config: {}, ...changes });
}

function articlesOf(...args: Parameters<typeof read>): Article[] {
  const reading = read(...args);
  if ('articles' in reading) return reading.articles;
  throw new Error(JSON.stringify(reading));
}

const problemOf = (...args: Parameters<typeof read>) => {
  const reading = read(...args);
  return 'problem' in reading ? reading.problem : expect.fail(JSON.stringify(reading));
};

const ITEM = `<item><title>A shorter form &amp;amp; a lower fee</title>
  <link>/news/1?utm_source=rss&amp;id=7#top</link><guid isPermaLink="false">n-1</guid>
  <pubDate>Mon, 10 Mar 2031 05:00:00 PST</pubDate>
  <description><![CDATA[<p>The council has <b>published</b> it.</p><script>alert(1)</script>]]></description>
  <enclosure url="https://courts.example/1.png" type="image/png" length="1"/></item>`;
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Courts</title>${items}</channel></rss>`;

const EXPECTED: Article = {
  externalId: 'n-1',
  title: 'A shorter form & a lower fee',
  url: 'https://courts.example/news/1?id=7#top',
  canonicalUrl: 'https://courts.example/news/1?id=7',
  excerpt: 'The council has published it.',
  author: null,
  publishedAt: new Date('2031-03-10T13:00:00Z'),
  imageUrl: 'https://courts.example/1.png',
};

describe('readAnswer', () => {
  it('reads RSS', () => expect(articlesOf(rss(ITEM))).toEqual([EXPECTED]));

  it('reads Atom', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>C</title><entry>
      <title type="html">A shorter form &amp;amp; a lower fee</title><id>n-1</id>
      <link rel="self" href="/self"/><link rel="alternate" href="/news/1?id=7#top"/>
      <updated>2031-03-11T00:00:00Z</updated><published>2031-03-10T13:00:00Z</published>
      <author><name>R. &lt;i&gt;Okafor&lt;/i&gt;</name></author>
      <content type="html">&lt;p&gt;The council has published it.&lt;/p&gt;</content></entry></feed>`;
    expect(articlesOf(atom)).toEqual([{ ...EXPECTED, author: 'R. Okafor', imageUrl: null }]);
  });

  it('reads RDF', () => {
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel><title>C</title></channel><item rdf:about="n-1">
      <title>A shorter form &amp;amp; a lower fee</title><link>/news/1?id=7#top</link>
      <description>The council has published it.</description>
      <dc:date>2031-03-10T13:00:00Z</dc:date></item></rdf:RDF>`;
    expect(articlesOf(rdf)).toEqual([{ ...EXPECTED, imageUrl: null }]);
  });

  it('reads JSON Feed', () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'C',
      items: [
        {
          id: 'n-1',
          url: '/news/1?id=7#top',
          title: EXPECTED.title,
          content_html: '<p>The council has published it.</p>',
          date_published: '2031-03-10T05:00:00-08:00',
          image: EXPECTED.imageUrl,
        },
      ],
    };
    expect(articlesOf(JSON.stringify(feed))).toEqual([EXPECTED]);
  });

  it('reads the JSON of an API, by configured or by default paths', () => {
    const post = {
      id: 'n-1',
      title: { rendered: 'A shorter form &amp; a lower fee' },
      link: '/news/1?id=7#top',
      excerpt: { rendered: '<p>The council has published it.</p>' },
      date: 1_930_914_000,
      media: [{ src: EXPECTED.imageUrl }],
    };
    const usual = JSON.stringify([{ ...post, image: EXPECTED.imageUrl }]);
    expect(articlesOf(usual, { type: 'api' })).toEqual([EXPECTED]);
    const config = { items: 'data.posts', title: 'title.rendered', image: 'media.0.src' };
    const named = JSON.stringify({ data: { posts: [post] } });
    expect(articlesOf(named, { type: 'api', config })).toEqual([EXPECTED]);
  });

  it('reads a page, by configured or by default selectors', () => {
    const page = `<!doctype html><main><article><h2><a href="/news/1?id=7#top">A shorter form
      &amp; a lower fee</a></h2><time datetime="2031-03-10T13:00:00Z">Monday</time>
      <p>The council has published it.</p><img src="/1.png"></article>
      <ul class="more"><li><a class="to" href="/2"><b>Two</b></a><i>March 9, 2031</i></li></ul></main>`;
    const expected = { ...EXPECTED, externalId: EXPECTED.canonicalUrl };
    expect(articlesOf(page, { type: 'scraper' })).toEqual([expected]);
    const config = { item: '.more li', title: 'b', link: '.to', publishedAt: 'i' };
    expect(articlesOf(page, { type: 'scraper', config })).toMatchObject([
      { title: 'Two', url: 'https://courts.example/2', publishedAt: new Date('2031-03-09T00:00') },
    ]);
  });
});

describe('the problem in an unreadable response', () => {
  it.each([
    ['', 'rss', {}, 'not a feed'],
    ['{"a": 1}', 'rss', {}, 'not a feed'],
    ['<html><body>Hello</body></html>', 'rss', {}, 'does not link to a feed'],
    ['<a>', 'api', {}, 'is not JSON'],
    ['{"a": 1}', 'api', {}, 'set “items” to its path'],
    ['{"a": 1}', 'api', { items: 'a' }, 'no list at “a”'],
    ['[{"b": 1}]', 'api', {}, 'no article with a title and an address'],
    ['[]', 'api', { items: '__proto__' }, 'no list at “__proto__”'],
    ['<p>', 'scraper', {}, 'Nothing on the page matches “article” (item)'],
    ['<p>', 'scraper', { item: 'p[' }, '“p[” (item) is not a CSS selector'],
    ['<p>', 'scraper', { item: 'p', title: ':nope(' }, '“:nope(” (title) is not a CSS selector'],
  ] as const)('%j as %s with %j is: %s', (text, type, config, words) => {
    expect(problemOf(text, { type, config })).toContain(words);
  });
});

describe('the feed that a page names', () => {
  const page = (links: string) => `<!DOCTYPE html><head>${links}</head><body>Hello</body>`;
  it.each([
    [
      '<link rel="alternate" type="application/rss+xml" href="/feed">',
      'https://courts.example/feed',
    ],
    [
      '<link rel=alternate type=application/atom+xml href=atom>',
      'https://courts.example/news/atom',
    ],
    [
      `<link rel="alternate" type="application/rss+xml" title="Comments" href="/c">
       <link rel="ALTERNATE home" type="application/feed+json" href="https://f.example/">`,
      'https://f.example/',
    ],
    [
      '<base href="/en/"><link rel="alternate" type="application/rss+xml" href="feed">',
      'https://courts.example/en/feed',
    ],
  ])('%s', (links, feedUrl) => {
    expect(read(page(links))).toEqual({ feedUrl });
  });

  it('is neither a translation nor a stylesheet', () => {
    const links =
      '<link rel="alternate" hreflang="es" href="/es"><link rel="stylesheet" href="/s">';
    expect(problemOf(page(links))).toContain('does not link to a feed');
  });
});

describe('a malformed feed', () => {
  it('truncated at any position returns its articles or a problem', () => {
    const whole = rss(ITEM.repeat(3));
    for (let length = 0; length < whole.length; length += 7) {
      const reading = read(whole.slice(0, length));
      if ('articles' in reading) for (const article of reading.articles) expectHarmless(article);
      else expect('problem' in reading).toBe(true);
    }
  });

  it('with a stray ampersand and an unclosed element is read', () => {
    const item = ITEM.replace('&amp;amp;', '&').replace('</description>', '');
    expect(articlesOf(rss(item))[0]).toMatchObject({ title: EXPECTED.title, url: EXPECTED.url });
  });

  it('does not expand entities that it declares', () => {
    const laughs = Array.from(
      { length: 12 },
      (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
    ).join('');
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY l0 "lol">${laughs}
      <!ENTITY file SYSTEM "file:///etc/passwd">]>${rss(ITEM.replace('A shorter', '&l12;&file; A shorter')).slice(21)}`;
    const [article] = articlesOf(bomb);
    expect(article?.title).toMatch(/A shorter form/);
    expect(article?.title).not.toMatch(/lol|root:/);
  });
});

describe('the decoder', () => {
  const badByte = Buffer.concat(
    rss(
      `<item><title>Café “law” by Müller</title><link>/1</link></item><item><title>Bad # byte</title><link>/2</link></item>`,
    )
      .split('#')
      .flatMap((part, i) =>
        i === 0 ? [Buffer.from(part)] : [Buffer.from([0xe9]), Buffer.from(part)],
      ),
  );
  const text = rss(ITEM.replace('A shorter', 'Über Zoë’s'));
  const utf16 = Buffer.from(text, 'utf16le');
  const latin = Buffer.from(text.replace('’', '\x92'), 'latin1');
  it.each([
    ['UTF-8', Buffer.from(text), null],
    [
      'UTF-8 with a byte order mark',
      Buffer.from(`\ufeff${text}`),
      'text/xml; charset=windows-1252',
    ],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le'), null],
    ['UTF-16 without a byte order mark', utf16, 'application/rss+xml; charset=utf-16'],
    ['big-endian UTF-16', Buffer.from(utf16).swap16(), null],
    ['text in the charset of the header', latin, 'text/xml; charset="windows-1252"'],
    ['text in a charset other than that of the header', latin, 'text/xml; charset=utf-8'],
    ['text in an undeclared charset', latin, null],
    ['text with an unknown charset name', Buffer.from(text), 'text/xml; charset=klingon'],
    [
      'text in the encoding of the XML declaration',
      Buffer.from(text.replace('?>', ' encoding="ISO-8859-1"?>').replace('’', '\x92'), 'latin1'),
      null,
    ],
  ])('decodes %s', (_which, body, contentType) => {
    expect(articlesOf(body, { contentType })[0]?.title).toBe('Über Zoë’s form & a lower fee');
  });

  it('replaces a single bad byte and decodes the rest', () => {
    expect(articlesOf(badByte).map(({ title }) => title)).toEqual([
      'Café “law” by Müller',
      'Bad \ufffd byte',
    ]);
  });

  it('returns text for any bytes with any content type', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.option(fc.string()), (bytes, type) => {
        expect(typeof decodeText(bytes, type)).toBe('string');
      }),
    );
  });
});

describe('articles', () => {
  const titled = (title: string, more = '') => `<item><title>${title}</title>${more}</item>`;

  it('are unique by id and by address without tracking parameters', () => {
    const link = (address: string, id: string) =>
      titled(id, `<link>${address}</link><guid>${id}</guid>`);
    const items = [
      link('https://a.example/1', 'one'),
      link('https://a.example/other', 'one'),
      link('http://www.a.example/1/?utm_medium=rss', 'two'),
      link('https://a.example/2?b=1&amp;a=2', 'three'),
      link('https://a.example/2?a=2&amp;b=1#x', 'four'),
    ];
    expect(articlesOf(rss(items.join(''))).map(({ title }) => title)).toEqual(['one', 'three']);
  });

  it('without a valid http or https address are omitted', () => {
    const items = [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a',
      'https://u:p@a.example/',
      ' ',
    ]
      .map((address) => titled('A', `<link>${address}</link>`))
      .join('');
    expect(problemOf(rss(items))).toContain('no article');
  });

  it('have a guid as their address only if it is a permanent link', () => {
    const guids = ['<guid>/1</guid>', '<guid isPermaLink="false">/2</guid>'];
    const items = guids.map((guid, i) => titled(`T${i}`, guid));
    expect(articlesOf(rss(items.join(''))).map(({ url }) => url)).toEqual([
      'https://courts.example/1',
    ]);
  });

  it('without a title are named by the beginning of their text', () => {
    const item = `<item><link>/1</link><description>${'word '.repeat(50)}</description></item>`;
    expect(articlesOf(rss(item))[0]?.title).toMatch(/^(word ){14}word…$/);
  });

  it.each([
    ['Thu, 01 Jan 1970 00:00:00 GMT', null],
    ['yesterday', null],
    ['9999-12-31', null],
    ['2031-03-10', '2031-03-10T00:00:00.000Z'],
    ['10 Mar 2031 12:00 +0100', '2031-03-10T11:00:00.000Z'],
    ['Mon, 10 Mar 2031 05:00:00 CET', '2031-03-10T04:00:00.000Z'],
    ['Mon, 10 Mar 2031 05:00:00 +0100 (CET)', '2031-03-10T04:00:00.000Z'],
    ['Mon, 10 Mar 2031 05:00:00 +0200 (IST)', '2031-03-10T03:00:00.000Z'],
    ['Thu, 10 Jul 2031 05:00:00 BST', '2031-07-10T04:00:00.000Z'],
    ['Mon, 10 Mar 2031 05:00:00 EST', '2031-03-10T10:00:00.000Z'],
    ['2031-03-10T05:00:00 CET', '2031-03-10T04:00:00.000Z'],
    ['25/12/2030 10:00:00 GMT', '2030-12-25T10:00:00.000Z'],
    ['04.12.2030 10:00 +0100', '2030-12-04T09:00:00.000Z'],
    ['04/12/2030 10:00 GMT', '2030-04-12T10:00:00.000Z'],
    ['12/25/2030 10:00 GMT', '2030-12-25T10:00:00.000Z'],
  ])('dated %s are published at %s', (date, expected) => {
    const [article] = articlesOf(rss(ITEM.replace('Mon, 10 Mar 2031 05:00:00 PST', date)));
    expect(article?.publishedAt?.toISOString() ?? null).toBe(expected);
  });

  it('have the day first in the dates of a feed in which one can only be read so', () => {
    const dated = ['04/12/2030 10:00 GMT', '25/11/2030 10:00 GMT'].map((date, i) =>
      titled(`T${i}`, `<link>/${i}</link><pubDate>${date}</pubDate>`),
    );
    expect(articlesOf(rss(dated.join('')))[0]?.publishedAt).toEqual(
      new Date('2030-12-04T10:00:00Z'),
    );
  });

  it('are the newest hundred also if one of them has no date', () => {
    const items = Array.from({ length: 150 }, (_, i) => {
      const date = new Date(1e12 + i * 1e8).toUTCString();
      return titled(`T${i}`, `<link>/${i}</link>${i === 75 ? '' : `<pubDate>${date}</pubDate>`}`);
    });
    const articles = articlesOf(rss(items.join('')));
    expect([articles.length, articles[0]?.title]).toEqual([100, 'T149']);
    expect(articles.findIndex(({ title }) => title === 'T75')).toBe(75);
  });

  it('have addresses relative to xml:base', () => {
    const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://news.example/ongoing/">
      <title>f</title><id>x</id><entry xml:base="When/2026/"><title>One</title><link href="first"/><id>i1</id></entry></feed>`;
    const item = titled('One', '<link>first</link>').replace('<item', '<item xml:base="/2026/"');
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xml:base="https://news.example/r/">${item}</rdf:RDF>`;
    const root = rss(item).replace('<rss', '<rss xml:base="https://news.example/"');
    const channel = rss(titled('One', '<link>first</link>'))
      .replace('<rss', '<rss xml:base="https://news.example/"')
      .replace('<channel', `<channel xml:base='r/?a=1&amp;b=/'`);
    const urls = [atom, root, rdf, channel].map((feed) => articlesOf(feed)[0]?.url);
    expect(urls).toEqual([
      'https://news.example/ongoing/When/2026/first',
      'https://news.example/2026/first',
      'https://news.example/2026/first',
      'https://news.example/r/first',
    ]);
  });

  it('of a page have addresses relative to its base element', () => {
    const page = '<base href="/en/"><article><h2><a href="1">One</a></h2></article>';
    expect(articlesOf(page, { type: 'scraper' })[0]?.url).toBe('https://courts.example/en/1');
  });

  it.each([
    [
      'the alternate as HTML',
      `<link rel="alternate" type="application/json" href="/1.json"/><link rel="alternate" hreflang="en" href="/1.txt"/>
       <link rel="alternate" type="text/html" href="/1"/><link rel="replies" type="text/html" href="/r"/>`,
    ],
    ['a link without rel', '<link rel="self" href="/1.atom"/><link href="/1"/>'],
    ['self if there is no other', '<link rel="self" href="/1"/><link rel="edit" href="/e"/>'],
  ])('of Atom link to %s', (_which, links) => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>f</title><id>x</id>
      <entry><title>One</title>${links}<id>i1</id></entry></feed>`;
    expect(articlesOf(atom)[0]?.url).toBe('https://courts.example/1');
  });

  it('are limited to the newest hundred', () => {
    const items = Array.from({ length: 150 }, (_, i) =>
      titled(
        `T${i}`,
        `<link>/${i}</link><pubDate>${new Date(1e12 + i * 1e8).toUTCString()}</pubDate>`,
      ),
    );
    const articles = articlesOf(rss(items.join('')));
    expect([articles.length, articles[0]?.title]).toEqual([100, 'T149']);
  });
});

function expectHarmless(article: Article) {
  for (const text of [article.title, article.excerpt, article.author]) {
    expect(text ?? '').not.toMatch(/<[a-z/!?]|\p{Cc}|[\u202a-\u202e]/iu);
    expect(text?.isWellFormed() ?? true).toBe(true);
  }
  expect(article.url).toMatch(/^https?:\/\//);
  expect(article.imageUrl ?? 'https://').toMatch(/^https:\/\//);
  expect(article.title.length).toBeLessThanOrEqual(300);
  expect(canonicalUrl(article.url)).toBe(article.canonicalUrl);
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '<',
          '>',
          '&',
          '&lt;',
          '&amp;lt;',
          '&#60;',
          'script',
          '<script>',
          '</p>',
          '<!--',
          ']]>',
        ],
        ...['<img src=x onerror=alert(1)>', 'javascript:', 'x', ' ', '\0', '\ud800', '\u202e', '"'],
      ),
    )
    .map((parts) => parts.join('')),
  fc.webUrl(),
);

test('articles read from any input are plain text with http or https addresses', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(nasty, nasty, nasty, nasty), { maxLength: 4 }), (items) => {
      const json = items.map(([title, url, excerpt, author]) => ({ title, url, excerpt, author }));
      const feed = items.map(
        ([title, url, excerpt, author]) =>
          `<item><title>${title}</title><link>${url}</link><description>${excerpt}</description><author>${author}</author></item>`,
      );
      const page = items.map(
        ([title, url, excerpt]) =>
          `<article><h2>${title}</h2><a href="${url}">x</a><p>${excerpt}</p></article>`,
      );
      const readings = [
        read(JSON.stringify(json), { type: 'api' }),
        read(rss(feed.join(''))),
        read(page.join(''), { type: 'scraper' }),
      ];
      for (const reading of readings) {
        if ('articles' in reading) reading.articles.forEach(expectHarmless);
      }
    }),
    { numRuns: 100 },
  );
});

test('plain text has at most the maximum length and never ends within a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 2, max: 100 }),
      (text, max) => {
        const plain = plainText(text, max);
        expect((plain ?? '').length).toBeLessThanOrEqual(max);
        expect((plain ?? '').isWellFormed()).toBe(true);
      },
    ),
  );
});

describe('the reader in a child process', () => {
  const readSource = createSourceReader();
  const answer = (text: string, changes: Partial<AnswerToRead> = {}): AnswerToRead => ({
    type: 'rss',
    body: Buffer.from(text),
    contentType: null,
    url: BASE,
    config: {},
    ...changes,
  });

  it('reads a feed', async () => {
    expect(await readSource(answer(rss(ITEM)))).toEqual({ articles: [EXPECTED] });
  });

  it('reads ten years of whole articles', async () => {
    const body = '<p>The council has <b>published</b> it.</p>'.repeat(250);
    const items = Array.from({ length: 1_500 }, (_, i) =>
      ITEM.replaceAll('/news/1', `/news/${i}`)
        .replace('n-1', `n-${i}`)
        .replace('<p>', `${body}<p>`),
    );
    // Takes several seconds, and on a busy machine longer than the site lets a source take.
    const reading = await readSource(answer(rss(items.join(''))), 28_000);
    expect(reading).toMatchObject({ articles: { length: 100 } });
  });

  it.each(['rss', 'scraper'] as const)(
    'returns articles or a problem for 20,000 nested divs as %s',
    async (type) => {
      const nested = '<div>'.repeat(20_000) + ITEM + '</div>'.repeat(20_000);
      const text =
        type === 'rss' ? rss(`<item><description>${nested}</description></item>`) : nested;
      const reading = await readSource(answer(text, { type, config: { item: 'div' } }), 2_000);
      expect(Object.keys(reading)[0]).toMatch(/articles|problem/);
    },
  );

  it('reads the next feed after one that exhausts its memory', async () => {
    const text = `[${'{"a":[[[[],[],[]]]]},'.repeat(220_000)}{}]`;
    const reading = await readSource(answer(text, { type: 'api' }), 2_000);
    expect(reading).toHaveProperty('problem');
    expect(await readSource(answer(rss(ITEM)))).toEqual({ articles: [EXPECTED] });
  });

  it('stops reading after the timeout', async () => {
    const text = '<div>'.repeat(20_000);
    const reading = await readSource(
      answer(text, { type: 'scraper', config: { item: 'div' } }),
      500,
    );
    expect(reading).toEqual({ problem: expect.stringContaining('takes too long') });
  });

  it('grows the process by less than 120 MiB for four large feeds', async () => {
    const item = '<item><title>T</title><description><![CDATA[<b>x</b>]]></description></item>';
    const before = process.memoryUsage.rss();
    const bodies = Array.from({ length: 4 }, () => answer(rss(item.repeat(40_000))));
    await Promise.all(bodies.map((body) => readSource(body, 3_000)));
    expect(process.memoryUsage.rss() - before).toBeLessThan(120 * 2 ** 20);
  });
});
