import { expect, it } from 'vitest';
import type { TableProgress } from '../../../src/features/migration/schema.ts';
import { sumOf } from './progress.ts';

const table = (progress: Partial<TableProgress>): TableProgress => ({
  table: 'users',
  rows: 0,
  rowsDone: 0,
  targetRows: 0,
  rowsPerSecond: null,
  secondsLeft: null,
  isDone: false,
  ...progress,
});

it('estimates the time left from the rate of the tables in progress', () => {
  const tables = [
    table({ rows: 100, rowsDone: 100, targetRows: 100, rowsPerSecond: 5000, isDone: true }),
    table({ rows: 600, rowsDone: 200, targetRows: 20, rowsPerSecond: 50 }),
    table({ rows: 100 }),
  ];
  expect(sumOf(tables)).toEqual({
    rows: 800,
    rowsDone: 300,
    targetRows: 120,
    tablesDone: 1,
    rowsPerSecond: 50,
    secondsLeft: 10,
  });
});

it('returns no time left when no rate is known', () => {
  expect(sumOf([table({ rows: 10 })])).toMatchObject({ rowsPerSecond: null, secondsLeft: null });
  expect(sumOf([])).toMatchObject({ rows: 0, secondsLeft: null });
});

it('returns zero seconds left when more rows are done than counted', () => {
  const tables = [table({ rows: 10, rowsDone: 12, rowsPerSecond: 4 })];
  expect(sumOf(tables)).toMatchObject({ secondsLeft: 0 });
});
