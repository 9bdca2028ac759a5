import { expect, test } from 'vitest';
import { percentile } from './benchmark.ts';
import { renderRows, renderSection } from './render-report.ts';

const row = { name: 'GET / | cached', value: 1234.5, unit: 'calls/s' };

test('omits empty columns of a table', () => {
  expect(renderRows([row, { ...row, note: 'one client' }])).toBe(
    [
      '| What | Ours | Note |',
      '| --- | --- | --- |',
      '| GET / \\| cached | 1,235 calls/s |  |',
      '| GET / \\| cached | 1,235 calls/s | one client |',
    ].join('\n'),
  );
});

test('shows missed budgets, the closest of the others, rows without one, and what was not measured', () => {
  const atLeast = (name: string, value: number, isMet: boolean) => ({
    ...{ ...row, name, value, beside: { name: 'rival', value: 1_000 } },
    budget: { text: 'at least 0.9', isMet },
  });
  const section = renderSection('pages', {
    ...{ title: 'Pages', at: '2026-11-21T10:00:00.000Z', commit: 'abc', minutes: 2 },
    machine: '2 × any',
    skipped: ['nginx is not installed.'],
    rows: [
      row,
      atLeast('slow', 500, false),
      atLeast('close', 910, true),
      atLeast('far', 990, true),
    ],
  });
  expect(section).toContain('2 of 3 budgets are met.');
  expect(section).toContain(
    '| slow | 500 calls/s | rival: 1,000 calls/s | 0.50 | at least 0.9: **missed** |',
  );
  expect(section).toMatch(/GET \/ .*\n.*slow.*\n.*close/);
  expect(section).not.toContain('far');
  expect(section).toContain('Not measured: nginx is not installed.');
});

test.each([
  [0.5, 3],
  [0.99, 4],
  [0, 1],
])('returns the percentile %s', (share, figure) => {
  expect(percentile([4, 1, 3, 2], share)).toBe(figure);
});
