import { expect, it } from 'vitest';
import { findPages, labelsOf } from './page-state.ts';

const ZONE = 'America/Los_Angeles';
const PAGE = { isPublished: true, publishAt: null, isPreset: false, hasDraft: false };
const labels = (change: object) =>
  labelsOf({ ...PAGE, ...change }, ZONE, 'en-US').map(({ text }) => text);

it.each([
  [{}, ['Published']],
  [{ isPreset: true }, ['Published', 'Preset text']],
  [{ hasDraft: true }, ['Published', 'Unpublished changes']],
  [{ isPublished: false, hasDraft: true }, ['Draft']],
  [
    { hasDraft: true, publishAt: '2031-03-12T17:00:00.000Z' },
    ['Published', 'Scheduled for Mar 12, 2031, 10:00 AM'],
  ],
])('a page with %j is labelled %j', (change, expected) => {
  expect(labels(change)).toEqual(expected);
});

it('finds pages by the words of their names and paths', () => {
  const pages = [
    { name: 'About us', path: '/about' },
    { name: 'Wills', path: '/practice-areas/wills' },
  ];
  expect(findPages(pages, 'WILLS practice').map(({ path }) => path)).toEqual([
    '/practice-areas/wills',
  ]);
  expect(findPages(pages, '  ')).toEqual(pages);
});
