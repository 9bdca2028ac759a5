import { isActive, type RunAction } from '../../../src/features/migration/rules.ts';
import type { Wizard } from '../../../src/features/migration/schema.ts';

type Running = Pick<Wizard, 'run'>;

/** Whether a run is in progress. */
export const isBusy = ({ run }: Running): boolean => run !== null && isActive(run.state);

export const isRunning = (action: RunAction, { run }: Running): boolean =>
  run?.action === action && isActive(run.state);
