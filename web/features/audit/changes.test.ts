import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';

it('lists changed fields first and marks them', () => {
  expect(
    changesBetween(
      { username: 'tomas', isRead: false, note: null },
      { username: 'tomas', isRead: true, note: '' },
    ),
  ).toEqual([
    { field: 'Is read', before: 'no', after: 'yes', isChanged: true },
    { field: 'Username', before: 'tomas', after: 'tomas', isChanged: false },
    { field: 'Note', before: '–', after: '–', isChanged: false },
  ]);
});

it('accepts an added row, a deleted row and a list of rows', () => {
  expect(changesBetween(null, { a: 1 })).toMatchObject([{ before: '–', after: '1' }]);
  expect(changesBetween({ practice_area: ['x'] }, null)).toMatchObject([
    { field: 'Practice area', before: '[\n "x"\n]', after: '–' },
  ]);
  expect(changesBetween(null, [{ a: 1 }])).toMatchObject([{ field: '1', isChanged: true }]);
  expect(changesBetween(null, null)).toEqual([]);
});
