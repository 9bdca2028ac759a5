import type { Wizard } from '../../../src/features/migration/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import type { Toast } from '../../lib/toasts.ts';
import { differSentence } from './report-words.ts';
import { RUN_WORDS } from './run-words.ts';

type Told = Omit<Toast, 'id'>;

/** The toast shown when a run ends that the user has watched. Source of the titles: back-office spec §8. */
export function outcomeOf({ run, copy, report, target }: Wizard, locale: string): Told | undefined {
  if (!run) return undefined;
  const { failure } = RUN_WORDS[run.action];
  if (run.state === 'failed') {
    return { tone: 'danger', title: failure, text: run.message ?? 'The server did not say why.' };
  }
  if (run.state !== 'done') return undefined;
  switch (run.action) {
    case 'dry-run':
      return undefined;
    case 'create-table':
      return {
        tone: 'success',
        title: 'Table Commands Generated',
        text: `The table ${target.table} exists.`,
      };
    case 'migrate':
      return {
        tone: 'success',
        title: 'Migration Completed',
        text: copy ? `${countOf(copy.rows, 'row', locale)} copied.` : 'The rows are copied.',
      };
    case 'verify':
      return report?.agrees === false
        ? { tone: 'danger', title: failure, text: differSentence(report.differenceCount, locale) }
        : {
            tone: 'success',
            title: 'Verification Complete',
            text: 'Both databases have the same rows.',
          };
  }
}
