import { expect, it } from 'vitest';
import { RUN_ACTIONS } from '../../../src/features/migration/rules.ts';
import type { Run } from '../../../src/features/migration/schema.ts';
import { milestoneOf } from './run-words.ts';
import { aRun, tablesAfter } from './samples.ts';

it.each([
  [{ state: 'waiting' }, 'Copying: waiting to begin.'],
  [{}, 'Copying…'],
  [{ tables: tablesAfter(5) }, 'Copying: 5 of 12 tables done.'],
  [{ action: 'verify', tables: tablesAfter(11) }, 'Verifying: 11 of 12 tables done.'],
  [{ phase: 'catch-up', tables: tablesAfter(12) }, 'Looking for changes made in the meantime.'],
  [{ isCancelling: true, phase: 'catch-up' }, 'Cancelling…'],
  [{ state: 'cancelled' }, 'The copy was cancelled.'],
  [{ state: 'done', action: 'dry-run' }, 'The estimate is ready.'],
  [{ state: 'done', action: 'verify' }, ''],
  [{ state: 'failed' }, ''],
] as [Partial<Run>, string][])('announces a run with %j as: %s', (found, words) => {
  expect(milestoneOf(aRun(found))).toBe(words);
});

it.each(RUN_ACTIONS)('does not change the announcement of %s for each completed row', (action) => {
  const [before, after] = [tablesAfter(5), tablesAfter(5)];
  for (const table of after) if (!table.isDone) table.rowsDone += 1;
  const run = aRun({ action });
  expect(milestoneOf({ ...run, tables: after })).toBe(milestoneOf({ ...run, tables: before }));
});
