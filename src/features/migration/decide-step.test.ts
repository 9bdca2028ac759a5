import { describe, expect, it } from 'vitest';
import { decideProgress, findBlockingReason } from './decide-step.ts';
import type { RunAction, RunState } from './rules.ts';

const run = (number: number, action: RunAction, state: RunState, result: unknown = null) => ({
  number,
  action,
  state,
  result,
});

const MADE = run(1, 'create-table', 'done');
const COPIED = run(2, 'migrate', 'done');
const AGREES = run(3, 'verify', 'done', { agrees: true });

describe('the step', () => {
  it.each([
    ['setup', false, [MADE, COPIED, AGREES]],
    ['table', true, []],
    ['table', true, [run(1, 'create-table', 'failed')]],
    ['complete', true, [run(5, 'create-table', 'failed'), AGREES, COPIED, MADE]],
    ['complete', true, [run(5, 'create-table', 'running'), AGREES, COPIED, MADE]],
    ['complete', true, [run(5, 'verify', 'failed'), AGREES, COPIED, MADE]],
    ['verify', true, [run(5, 'verify', 'done', { agrees: false }), COPIED, MADE]],
    ['table', true, [run(5, 'create-table', 'failed', { reason: 'other_shape' }), COPIED, MADE]],
    ['table', true, [run(1, 'dry-run', 'done')]],
    ['migrate', true, [MADE]],
    ['migrate', true, [MADE, run(2, 'migrate', 'running')]],
    ['migrate', true, [MADE, run(2, 'migrate', 'failed')]],
    ['verify', true, [MADE, COPIED]],
    ['verify', true, [MADE, COPIED, run(3, 'verify', 'failed')]],
    ['verify', true, [MADE, COPIED, run(3, 'verify', 'done', { agrees: false })]],
    ['complete', true, [MADE, COPIED, AGREES]],
    // The verification was of an earlier copy.
    ['verify', true, [MADE, run(4, 'migrate', 'done'), AGREES]],
    ['migrate', true, [MADE, run(4, 'migrate', 'cancelled'), AGREES]],
    // A table that was created again is empty.
    ['migrate', true, [run(5, 'create-table', 'done'), COPIED, AGREES]],
    ['table', true, [MADE, COPIED, run(4, 'verify', 'failed', { reason: 'no_table' })]],
    [
      'migrate',
      true,
      [run(5, 'create-table', 'done'), COPIED, run(4, 'verify', 'failed', { reason: 'no_table' })],
    ],
  ] as const)('is %s', (step, isReady, latest) => {
    expect(decideProgress(isReady, latest).step).toBe(step);
  });

  it('can only resume a copy into the same table', () => {
    const cancelled = run(2, 'migrate', 'cancelled');
    expect(decideProgress(true, [MADE, cancelled]).canResume).toBe(true);
    expect(decideProgress(true, [run(3, 'create-table', 'done'), cancelled]).canResume).toBe(false);
    expect(decideProgress(true, [MADE, COPIED]).canResume).toBe(false);
  });
});

it.each([
  ['create-table', 'setup', 'not_ready'],
  ['dry-run', 'setup', 'not_ready'],
  ['dry-run', 'table', undefined],
  ['migrate', 'table', 'no_table'],
  ['verify', 'table', 'no_table'],
  ['verify', 'migrate', 'not_copied'],
  ['verify', 'complete', undefined],
  ['migrate', 'complete', undefined],
  ['create-table', 'complete', undefined],
] as const)('%s at %s is kept by %s', (action, step, reason) => {
  const hasTable = step !== 'setup' && step !== 'table';
  expect(findBlockingReason(action, { step, hasTable })?.reason).toBe(reason);
});
