import type { RunAction } from '../../../src/features/migration/rules.ts';
import { RunBox } from './run-box.tsx';
import { isRunning } from './running.ts';
import type { StepProps } from './steps.tsx';

/** The progress of an action while it runs. */
export function RunningHere({ action, wizard, acts }: StepProps & { action: RunAction }) {
  return wizard.run && isRunning(action, wizard) ? <RunBox run={wizard.run} acts={acts} /> : null;
}
