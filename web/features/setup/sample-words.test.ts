import { expect, it } from 'vitest';
import { countSample, listSamples } from './sample-words.ts';

const COUNTS = { articles: 6, testimonials: 4, attorneys: 1, claims: 0 };

it('counts samples in words', () => {
  expect(countSample('articles', 1)).toBe('1 article');
  expect(countSample('claims', 3)).toBe('3 claims about the firm');
});

it('lists the kinds of which there is something', () => {
  expect(listSamples(COUNTS)).toBe('6 articles, 4 testimonials and 1 attorney');
  expect(listSamples(COUNTS, ['attorneys', 'claims'])).toBe('1 attorney');
});
