import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';

it('puts what differs first, and says which that is', () => {
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

it('takes rows that were added, deleted, or many', () => {
  expect(changesBetween(null, { a: 1 })).toMatchObject([{ before: '–', after: '1' }]);
  expect(changesBetween({ practice_area: ['x'] }, null)).toMatchObject([
    { field: 'Practice area', before: '[\n "x"\n]', after: '–' },
  ]);
  expect(changesBetween(null, [{ a: 1 }])).toMatchObject([{ field: '1', isChanged: true }]);
  expect(changesBetween(null, null)).toEqual([]);
});
