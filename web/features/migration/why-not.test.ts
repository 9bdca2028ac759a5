import { expect, it } from 'vitest';
import { RUN_ACTIONS, type WizardStep } from '../../../src/features/migration/rules.ts';
import { aRun } from './samples.ts';
import { whyNot } from './why-not.ts';

it.each([
  ['setup', false, []],
  ['table', true, ['create-table', 'dry-run']],
  ['migrate', true, ['create-table', 'dry-run', 'migrate']],
  ['verify', true, ['create-table', 'dry-run', 'verify']],
  ['complete', true, ['create-table', 'dry-run']],
] as const)('at %s (ready: %s) one can begin %j', (step, ready, expected) => {
  const open = RUN_ACTIONS.filter((action) => !whyNot(action, { step, ready, run: null }));
  expect(open).toEqual(expected);
});

it.each(['waiting', 'running'] as const)('nothing begins beside what is %s', (state) => {
  const where = { step: 'migrate' as WizardStep, ready: true, run: aRun({ state }) };
  expect(whyNot('verify', where)).toBe('Wait for the end of the copy.');
  expect(whyNot('dry-run', where)).toBe('Wait for the end of the copy.');
  expect(whyNot('migrate', where)).toBeUndefined();
});

it('what has ended keeps nobody waiting', () => {
  const where = { step: 'migrate' as WizardStep, ready: true, run: aRun({ state: 'failed' }) };
  expect(whyNot('migrate', where)).toBeUndefined();
});
