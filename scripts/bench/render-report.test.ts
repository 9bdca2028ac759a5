import { expect, test } from 'vitest';
import { percentile } from './benchmark.ts';
import { renderReport, renderRows } from './render-report.ts';

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

test('lists missed budgets, ratios and skipped measurements', () => {
  const stored = { title: 'Pages', at: '2026-11-21T10:00:00.000Z', commit: 'abc', minutes: 2 };
  const report = renderReport({
    pages: {
      ...stored,
      machine: '2 × any',
      skipped: ['nginx is not installed.'],
      rows: [
        { ...row, budget: { text: 'at least 1', isMet: true } },
        {
          ...row,
          name: 'slow',
          beside: { name: 'rival', value: 2469 },
          budget: { text: 'at least 0.9', isMet: false },
        },
      ],
    },
  });
  expect(report).toContain('1 of 2 budgets are met.');
  expect(report).toContain('- slow: at least 0.9: **missed**');
  expect(report).toContain('rival: 2,469 calls/s | 0.50 |');
  expect(report).toContain('Not measured: nginx is not installed.');
});

test.each([
  [0.5, 3],
  [0.99, 4],
  [0, 1],
])('returns the percentile %s', (share, figure) => {
  expect(percentile([4, 1, 3, 2], share)).toBe(figure);
});
