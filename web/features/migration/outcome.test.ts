import { expect, it } from 'vitest';
import type { Wizard } from '../../../src/features/migration/schema.ts';
import { outcomeOf } from './outcome.ts';
import { aReport, aRun, COPY, wizardAt } from './samples.ts';

const DIFFERENCE = { table: 'users', id: 'u-1', kind: 'missing', fields: [] } as const;
const differing = aReport([{ ...DIFFERENCE, fields: [] }], 12);
const told = (found: Partial<Wizard>) => {
  const { tone, title, text } = outcomeOf(wizardAt('migrate', found), 'en-US') ?? {};
  return [tone, title, text];
};

it.each([
  ['create-table', {}, ['success', 'Table Commands Generated', 'The table lawfront exists.']],
  ['migrate', { copy: COPY }, ['success', 'Migration Completed', '101,684 rows copied.']],
  [
    'verify',
    { report: aReport() },
    ['success', 'Verification Complete', 'Both databases have the same rows.'],
  ],
  ['verify', { report: differing }, ['danger', 'Verification Failed', '12 rows differ.']],
  ['dry-run', {}, [undefined, undefined, undefined]],
] as const)('describes the outcome of a completed %s (%#)', (action, found, words) => {
  expect(told({ ...found, run: aRun({ action, state: 'done' }) })).toEqual(words);
});

it.each([
  ['create-table', 'Error'],
  ['dry-run', 'Error'],
  ['migrate', 'Migration Failed'],
  ['verify', 'Verification Failed'],
] as const)('reports a failed %s with the message of the server, titled %s', (action, title) => {
  const run = aRun({ action, state: 'failed', message: 'No such table.' });
  expect(told({ run })).toEqual(['danger', title, 'No such table.']);
});

it('reports nothing for a run that is cancelled, running or waiting', () => {
  for (const state of ['cancelled', 'running', 'waiting'] as const) {
    expect(outcomeOf(wizardAt('migrate', { run: aRun({ state }) }), 'en-US')).toBeUndefined();
  }
});
