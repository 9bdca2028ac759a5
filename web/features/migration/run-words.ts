import type { RunAction } from '../../../src/features/migration/rules.ts';
import type { Run } from '../../../src/features/migration/schema.ts';
import { sumOf } from './progress.ts';

type Words = {
  /** The name of the action while it is in progress. */
  doing: string;
  noun: string;
  /** The title of the error toast. Source: back-office spec §8. */
  failure: string;
};

export const RUN_WORDS: Readonly<Record<RunAction, Words>> = {
  'create-table': { doing: 'Creating the table', noun: 'creation', failure: 'Error' },
  'dry-run': { doing: 'Estimating', noun: 'estimate', failure: 'Error' },
  migrate: { doing: 'Copying', noun: 'copy', failure: 'Migration Failed' },
  verify: { doing: 'Verifying', noun: 'verification', failure: 'Verification Failed' },
};

export const CATCHING_UP = 'Looking for changes made in the meantime';

/** The progress text for screen readers, which changes only with the table or phase, not with each row. */
export function milestoneOf({ action, state, phase, isCancelling, tables }: Run): string {
  const { doing, noun } = RUN_WORDS[action];
  if (state === 'cancelled') return `The ${noun} was cancelled.`;
  if (state === 'done') return action === 'dry-run' ? 'The estimate is ready.' : '';
  if (state === 'failed') return '';
  if (isCancelling) return 'Cancelling…';
  if (state === 'waiting') return `${doing}: waiting to begin.`;
  if (phase === 'catch-up') return `${CATCHING_UP}.`;
  return tables.length === 0
    ? `${doing}…`
    : `${doing}: ${sumOf(tables).tablesDone} of ${tables.length} tables done.`;
}
