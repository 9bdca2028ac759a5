import { expect, it } from 'vitest';
import { RUN_ACTIONS, type WizardStep } from '../../../src/features/migration/rules.ts';
import { disabledReason } from './disabled-reason.ts';
import { aRun } from './samples.ts';

it.each([
  ['setup', false, []],
  ['table', true, ['create-table', 'dry-run']],
  ['migrate', true, ['create-table', 'dry-run', 'migrate']],
  ['verify', true, ['create-table', 'dry-run', 'verify']],
  ['complete', true, ['create-table', 'dry-run']],
] as const)('enables in step %s (ready: %s) only %j', (step, ready, expected) => {
  const open = RUN_ACTIONS.filter((action) => !disabledReason(action, { step, ready, run: null }));
  expect(open).toEqual(expected);
});

it.each(['waiting', 'running'] as const)('disables other actions while a run is %s', (state) => {
  const where = { step: 'migrate' as WizardStep, ready: true, run: aRun({ state }) };
  expect(disabledReason('verify', where)).toBe('Wait for the end of the copy.');
  expect(disabledReason('dry-run', where)).toBe('Wait for the end of the copy.');
  expect(disabledReason('migrate', where)).toBeUndefined();
});

it('enables an action whose last run failed', () => {
  const where = { step: 'migrate' as WizardStep, ready: true, run: aRun({ state: 'failed' }) };
  expect(disabledReason('migrate', where)).toBeUndefined();
});
