import { expect, it } from 'vitest';
import { articleShares, messageShares, type Shares } from './shares.ts';

const sumOf = ({ shares }: Shares) => shares.reduce((sum, { count }) => sum + count, 0);
const wordsOf = ({ shares }: Shares) => shares.map(({ count, text }) => `${count} ${text}`);

it('divides the messages into parts that add up', () => {
  const messages = messageShares({ all: 34, new: 8, unresolved: 21, resolved: 13 });
  expect(messages.note).toBe('21 unresolved:');
  expect(wordsOf(messages)).toEqual(['8 new', '13 read', '13 resolved']);
  expect(sumOf(messages)).toBe(messages.total);
});

it('divides the articles into parts that add up', () => {
  const articles = articleShares({ all: 9, published: 6, draft: 2, scheduled: 1 });
  expect(wordsOf(articles)).toEqual(['6 published', '1 scheduled', '2 drafts']);
  expect(sumOf(articles)).toBe(articles.total);
});

it('calls one draft a draft and leaves out what there is none of', () => {
  expect(wordsOf(articleShares({ all: 7, published: 6, draft: 1, scheduled: 0 }))).toEqual([
    '6 published',
    '1 draft',
  ]);
});
