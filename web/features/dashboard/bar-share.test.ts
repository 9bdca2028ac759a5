import { expect, it } from 'vitest';
import { barShare } from './bar-share.ts';

it('is the part of the bar that a figure has of the whole', () => {
  expect(barShare(3, 12)).toBe(0.25);
  expect(barShare(12, 12)).toBe(1);
});

it('draws nothing where there is nothing yet', () => {
  expect(barShare(0, 0)).toBe(0);
});

it('never leaves the bar, should the counts be of different moments', () => {
  expect(barShare(13, 12)).toBe(1);
});
