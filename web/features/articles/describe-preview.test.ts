import { expect, it } from 'vitest';
import { describePreview } from './describe-preview.ts';

it.each([
  [{ isPublic: false, publishedAt: null }, 'This is a draft. It is not on the website.'],
  [{ isPublic: true, publishedAt: '2031-03-10T16:00:00Z' }, 'This is on the website.'],
  [
    { isPublic: false, publishedAt: '2031-03-11T17:30:00Z' },
    'This is not on the website before Mar 11, 2031, 10:30 AM (Pacific Time).',
  ],
])('describes %j as: %s', (article, words) => {
  expect(describePreview(article, 'America/Los_Angeles', 'en-US')).toBe(words);
});
