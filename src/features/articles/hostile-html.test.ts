import { describe, expect, it } from 'vitest';
import { threadMs } from '../../testing/thread-ms.ts';
import { sanitizeArticleHtml } from './article-html.ts';
import { createArticleSanitizer } from './sanitize-article.ts';
import { harmInArticle } from './testing/find-harmful-html.ts';
import { HOSTILE_HTML } from './testing/hostile-html.ts';

it('the vectors are numerous and unique', () => {
  const vectors = Object.values(HOSTILE_HTML).flat();
  expect(vectors.length).toBeGreaterThanOrEqual(150);
  expect(new Set(vectors.map(({ html }) => html)).size).toBe(vectors.length);
});

describe.each(Object.entries(HOSTILE_HTML))('%s', (_, vectors) => {
  it.each(vectors)('$name', ({ html }) => {
    const clean = sanitizeArticleHtml(html);
    expect(harmInArticle(clean)).toEqual([]);
    expect(sanitizeArticleHtml(clean)).toBe(clean);
    expect(harmInArticle(sanitizeArticleHtml(`<p>Before</p>${html}<p>After</p>`))).toEqual([]);
  });
});

const LIMIT_MS = 2_000;

const sanitizeArticle = createArticleSanitizer();

describe('20,000 of the same', () => {
  it.each([
    ['elements', '<b>'],
    ['elements that go', '<div>'],
    ['lists', '<ul><li>'],
    ['drawings', '<svg><g>'],
    ['frames', '<iframe>'],
    ['comments', '<!--'],
    ['script-less parts', '<noscript><b>'],
    ['brackets', '<'],
    ['links', '<a href="javascript:hit=1">'],
    ['ends', '</p>'],
  ])(
    '%s take less than two seconds',
    async (_, markup) => {
      const clean = async (ending: string) => {
        const before = threadMs();
        const { html } = await sanitizeArticle(markup.repeat(20_000) + ending);
        return { html, ms: threadMs() - before };
      };
      const first = await clean('');
      // CPU load on this machine can only increase the time.
      const ms =
        first.ms < LIMIT_MS ? first.ms : Math.min((await clean('a')).ms, (await clean('b')).ms);
      expect(ms).toBeLessThan(LIMIT_MS);
      expect(harmInArticle(first.html)).toEqual([]);
      // Allows for a worker that takes long to start on a busy machine.
    },
    60_000,
  );
});
