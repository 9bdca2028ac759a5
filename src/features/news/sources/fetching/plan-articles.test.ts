import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../platform/time/date-math.ts';
import { TEST_NOW } from '../../../../testing/test-app.ts';
import { canonicalUrl } from '../reading/canonical-url.ts';
import type { Article } from '../reading/normalize-articles.ts';
import { planArticles, type StoredArticle } from './plan-articles.ts';

const HERE = { sourceId: 'here', now: TEST_NOW };
const LONG = 'A title that is long enough to tell';

const article = (id: string, title: string, days: number | null = 0): Article => ({
  externalId: id,
  title,
  url: `https://a.example/${id}`,
  canonicalUrl: canonicalUrl(`https://a.example/${id}`),
  excerpt: null,
  author: null,
  publishedAt: days === null ? null : addDays(TEST_NOW, days),
  imageUrl: null,
});

/** Plans the writes and applies them; returns the rows that the table then contains. */
function carryOut(
  stored: StoredArticle[],
  articles: Article[],
  sourceId = 'here',
): StoredArticle[] {
  const plan = planArticles(stored, articles, { sourceId, now: TEST_NOW });
  expect(new Set(plan.seenIds).size).toBe(plan.seenIds.length);
  const changes = new Map(plan.update.map(({ id, change }) => [id, change]));
  return [
    ...stored.map((each) => ({ ...each, ...changes.get(each.id) })),
    ...plan.insert.map((each) => ({
      ...each,
      id: randomUUID(),
      sourceId,
      sortedAt: each.publishedAt ?? each.createdAt,
      isShown: true,
    })),
  ];
}

const titlesOf = (articles: StoredArticle[]) => articles.map(({ title }) => title);

describe('the same title', () => {
  it('within a day is the same article of a source, later a new one', () => {
    const stored = carryOut([], [article('1', LONG, -2)]);
    expect(carryOut(stored, [article('2', LONG, -1.5)])).toHaveLength(1);
    expect(carryOut(stored, [article('2', LONG, -0.5)])).toHaveLength(2);
  });

  it('within a week is the same article in two sources, later a new one', () => {
    const stored = carryOut([], [article('1', LONG, -9)], 'elsewhere');
    expect(carryOut(stored, [article('2', `${LONG}!`, -3)])).toHaveLength(1);
    expect(carryOut(stored, [article('2', LONG, -1)])).toHaveLength(2);
  });

  it('is not compared when it is short', () => {
    expect(carryOut([], [article('1', 'News'), article('2', 'News')])).toHaveLength(2);
  });
});

it('an article does not take the address of another stored article', () => {
  const stored = carryOut([], [article('1', 'One'), article('2', 'Two')]);
  const moved = { ...article('2', 'Two, corrected'), externalId: '1' };
  const after = carryOut(stored, [moved]);
  expect(titlesOf(after)).toEqual(['Two, corrected', 'Two']);
  expect(new Set(after.map((each) => each.canonicalUrl)).size).toBe(2);
});

const anyArticle = fc
  .record({
    id: fc.constantFrom('1', '2', '3', '4'),
    address: fc.constantFrom('a', 'b', 'c', 'd'),
    title: fc.constantFrom('News', LONG, `${LONG}, really`),
    days: fc.option(fc.integer({ min: -10, max: 3 })),
  })
  .map(({ id, address, title, days }) => ({
    ...article(address, title, days),
    externalId: id,
  }));
// Articles as parsing returns them: each id and each address once.
const anyAnswer = fc
  .uniqueArray(anyArticle, { selector: ({ externalId }) => externalId })
  .chain((articles) =>
    fc.uniqueArray(fc.constantFrom(...articles, article('z', 'Z')), {
      selector: (each) => each.canonicalUrl,
    }),
  );

it('no id or address is stored twice, and a repeated response changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('here', 'elsewhere'), anyAnswer)), (answers) => {
      let stored: StoredArticle[] = [];
      for (const [sourceId, articles] of answers) {
        stored = carryOut(stored, articles, sourceId);
        expect(new Set(stored.map((each) => each.canonicalUrl)).size).toBe(stored.length);
        const ids = stored.map((each) => `${each.sourceId} ${each.externalId}`);
        expect(new Set(ids).size).toBe(stored.length);
        for (const each of stored)
          expect(Number(each.publishedAt ?? 0)).toBeLessThanOrEqual(TEST_NOW.getTime());
      }
    }),
    { numRuns: 1_000 },
  );
  const answer = [article('1', 'One'), article('2', LONG, 2), article('3', 'Three', null)];
  const plan = planArticles(carryOut([], answer), answer, HERE);
  expect([plan.insert, plan.update]).toEqual([[], []]);
  expect(plan.seenIds).toHaveLength(3);
});
