import { type RunAction, WIZARD_STEPS } from '../../../src/features/migration/rules.ts';
import type { Wizard } from '../../../src/features/migration/schema.ts';
import { RUN_WORDS } from './run-words.ts';
import { isBusy, isRunning } from './running.ts';

type Where = Pick<Wizard, 'step' | 'ready' | 'run'>;

/**
 * The reason why an action cannot be started now; undefined if it can, or if it is already running. Source of the
 * conditions: back-office spec §4.
 */
export function disabledReason(action: RunAction, where: Where): string | undefined {
  const { step, ready, run } = where;
  if (isRunning(action, where)) return undefined;
  if (run && isBusy(where)) return `Wait for the end of the ${RUN_WORDS[run.action].noun}.`;
  if (!ready) return 'Complete the settings above first.';
  if (action !== 'migrate' && action !== 'verify') return undefined;
  const distance = WIZARD_STEPS.indexOf(step) - WIZARD_STEPS.indexOf(action);
  if (distance === 0) return undefined;
  if (action === 'migrate')
    return distance < 0 ? 'Create the table first.' : 'Everything is copied.';
  return distance < 0 ? 'Copy the rows first.' : 'Everything is verified.';
}
