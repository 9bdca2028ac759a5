import { expect, it } from 'vitest';
import type { Report } from '../../../src/features/migration/schema.ts';
import {
  describeDifference,
  describeVerification,
  foreignSentence,
  listedOf,
} from './report-words.ts';

const ROW = { table: 'users', id: 'u-1' };
const report = (found: Partial<Report> = {}): Report => ({
  runId: 'run-1',
  at: '2031-03-10T14:00:00.000Z',
  target: 'Local emulator',
  agrees: true,
  tables: ['users', 'blog_posts'].map((table) => ({
    table,
    sourceRows: 600,
    targetRows: 600,
    sourceChecksum: 'a1',
    targetChecksum: 'a1',
    agrees: true,
  })),
  differenceCount: 0,
  differences: [],
  foreignItems: 0,
  ...found,
});

it('says whether both databases agree, or how many rows differ', () => {
  expect(describeVerification(report(), 'en-US')).toBe(
    'Postgres and DynamoDB agree: 1,200 rows in 2 tables, every one the same.',
  );
  expect(describeVerification(report({ agrees: false, differenceCount: 1 }), 'en-US')).toBe(
    '1 row differs.',
  );
  expect(describeVerification(report({ agrees: false, differenceCount: 12 }), 'en-US')).toBe(
    '12 rows differ.',
  );
});

it.each([
  ['missing', [], 'Not in DynamoDB'],
  ['extra', [], 'Only in DynamoDB'],
  ['different', ['status', 'notes'], 'Differs in status, notes'],
  ['different', [], 'Differs'],
] as const)('describes a row that is %s (%j) as: %s', (kind, fields, words) => {
  expect(describeDifference({ ...ROW, kind, fields: [...fields] })).toBe(words);
});

it('says how many differences are listed if not all are', () => {
  const differences = [{ ...ROW, kind: 'missing', fields: [] }] satisfies Report['differences'];
  expect(listedOf(report({ differences, differenceCount: 1 }), 'en-US')).toBeUndefined();
  expect(listedOf(report({ differences, differenceCount: 1_234 }), 'en-US')).toBe(
    'The first 1 of 1,234 are listed.',
  );
});

it('counts items in the table that do not belong to the site', () => {
  expect(
    [0, 1, 2].map((foreignItems) => foreignSentence(report({ foreignItems }), 'en-US')),
  ).toEqual([
    undefined,
    '1 item in the table does not belong to the site. It was not changed.',
    '2 items in the table do not belong to the site. They were not changed.',
  ]);
});
