import { expect, it } from 'vitest';
import { changesBetween as changesIn } from './changes.ts';

const changesBetween = (before: unknown, after: unknown) =>
  changesIn(before, after, 'America/Los_Angeles', 'en-US');

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

it('shows instants where the firm is, and leaves other text as it is', () => {
  expect(
    changesBetween(
      { scheduledDate: '2031-03-11T16:00:00.000Z', day: '2031-03-11' },
      { scheduledDate: '2031-03-11T16:30:00.000Z', day: '2031-03-11' },
    ),
  ).toMatchObject([
    { before: 'Mar 11, 2031, 9:00 AM', after: 'Mar 11, 2031, 9:30 AM', isChanged: true },
    { before: '2031-03-11', isChanged: false },
  ]);
});
