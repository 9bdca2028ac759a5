import { expect, it } from 'vitest';
import { describeTimeLeft } from './time-left.ts';

it.each([
  [0, 'a few seconds'],
  [9.9, 'a few seconds'],
  [10, 'about 10 seconds'],
  [31, 'about 40 seconds'],
  [50, 'about 50 seconds'],
  [50.1, 'about 1 minute'],
  [89, 'about 1 minute'],
  [91, 'about 2 minutes'],
  [59 * 60, 'about 59 minutes'],
  [59.6 * 60, 'about 1 hour'],
  [80 * 60, 'about 1 hour 20 minutes'],
  [118 * 60, 'about 2 hours'],
  [36_001, 'about 10 hours'],
  [30 * 3600, 'about 30 hours'],
  [49 * 3600, 'about 2 days'],
])('describes %d seconds as %s', (seconds, words) => {
  expect(describeTimeLeft(seconds, 'en-US')).toBe(words);
});
