import type { RunAction, WizardStep } from './rules.ts';
import type { StoredRun } from './runs/run-queries.ts';

type Known = Pick<StoredRun, 'number' | 'action' | 'state' | 'result'>;

export type Progress = {
  step: WizardStep;
  /** A matching table was created or found, and no later run has reported it missing. */
  hasTable: boolean;
  /** The last copy was interrupted and can be resumed. */
  canResume: boolean;
};

/**
 * The wizard's progress, derived from the last run of each action for this target and the last completed one, newest
 * first. Source: back-office spec §4. A failed run does not change the step.
 */
export function decideProgress(isReady: boolean, latest: readonly Known[]): Progress {
  const last = (action: RunAction) => latest.find((run) => run.action === action);
  const lastDone = (action: RunAction) =>
    latest.find((run) => run.action === action && run.state === 'done');
  const made = lastDone('create-table');
  const lost = latest.find((run) => saysTableIsLost(run) && isAfter(run, made));
  const hasTable = made !== undefined && lost === undefined;
  // A copy made before the table was created again does not count.
  const copied = [last('migrate')].find((run) => run && isAfter(run, made));
  const canResume = copied?.state === 'failed' || copied?.state === 'cancelled';
  const verified = lastDone('verify');
  const decide = (): WizardStep => {
    if (!isReady) return 'setup';
    if (!hasTable) return 'table';
    if (copied?.state !== 'done') return 'migrate';
    return verified && isAfter(verified, copied) && saysAgrees(verified) ? 'complete' : 'verify';
  };
  return { step: decide(), hasTable, canResume };
}

/** Why a run must not start yet, in words for staff; undefined if it may start. */
export function findBlockingReason(
  action: RunAction,
  { step, hasTable }: Pick<Progress, 'step' | 'hasTable'>,
): { reason: string; message: string } | undefined {
  if (step === 'setup') {
    return {
      reason: 'not_ready',
      message: 'There is no place to copy to yet. Set AWS_REGION and AWS credentials first.',
    };
  }
  if (action === 'create-table' || action === 'dry-run') return undefined;
  if (!hasTable) {
    return { reason: 'no_table', message: 'Generate the table first.' };
  }
  if (action === 'verify' && step === 'migrate') {
    return { reason: 'not_copied', message: 'Copy the data first: the last copy is not complete.' };
  }
  return undefined;
}

const isAfter = (run: Known, other: Known | undefined) => !other || run.number > other.number;

const TABLE_IS_LOST = new Set<unknown>(['no_table', 'other_shape']);

const saysTableIsLost = ({ state, result }: Known) =>
  state === 'failed' && TABLE_IS_LOST.has((result as { reason?: unknown } | null)?.reason);

const saysAgrees = ({ result }: Known) => (result as { agrees?: boolean } | null)?.agrees === true;
