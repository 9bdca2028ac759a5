import type { RunAction, WizardStep } from './rules.ts';
import type { StoredRun } from './runs/run-queries.ts';

type Known = Pick<StoredRun, 'number' | 'action' | 'state' | 'result'>;

export type Progress = {
  step: WizardStep;
  /** A table that fits was made or found, and nothing has said since that it is gone. */
  hasTable: boolean;
  /** The last copy was interrupted and can go on where it was. */
  canResume: boolean;
};

/**
 * Where the wizard is, by the last run of each action for this target. Source: back-office spec §4. What
 * fails leaves it where it was.
 */
export function decideProgress(isReady: boolean, latest: readonly Known[]): Progress {
  const last = (action: RunAction) => latest.find((run) => run.action === action);
  const made = last('create-table');
  // What was copied into a table that was made anew since counts for nothing.
  const copied = [last('migrate')].find((run) => run && isAfter(run, made));
  const verified = last('verify');
  const lostTable = latest.some((run) => saysNoTable(run) && isAfter(run, made));
  const hasTable = made?.state === 'done' && !lostTable;
  const canResume = copied?.state === 'failed' || copied?.state === 'cancelled';
  const decide = (): WizardStep => {
    if (!isReady) return 'setup';
    if (!hasTable) return 'table';
    if (copied?.state !== 'done') return 'migrate';
    const agrees = verified?.state === 'done' && isAfter(verified, copied) && saysAgrees(verified);
    return agrees ? 'complete' : 'verify';
  };
  return { step: decide(), hasTable, canResume };
}

/** What a run must wait for, in words for staff; undefined if it may begin. */
export function obstacleTo(
  action: RunAction,
  { step, hasTable }: Pick<Progress, 'step' | 'hasTable'>,
): { reason: string; message: string } | undefined {
  if (step === 'setup') {
    return {
      reason: 'not_ready',
      message: 'There is no place to copy to yet. Set AWS_REGION and credentials of AWS first.',
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

const saysNoTable = ({ state, result }: Known) =>
  state === 'failed' && (result as { reason?: string } | null)?.reason === 'no_table';

const saysAgrees = ({ result }: Known) => (result as { agrees?: boolean } | null)?.agrees === true;
