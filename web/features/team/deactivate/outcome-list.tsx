import { Badge } from '@mantine/core';
import type { Outcome } from '../../../../src/features/team/schema.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import styles from './deactivate-dialog.module.css';

const COLORS = {
  kept: 'warning',
  moved: 'success',
  cancelled: 'gray',
  'changed meanwhile': 'gray',
} as const;

/** The result for each appointment. */
export function OutcomeList({ results, zone }: { results: readonly Outcome[]; zone: string }) {
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {results.map((each) => (
        <li key={each.id}>
          <b>{each.name}</b>, {formatMoment(each.scheduledDate, zone, locale)}{' '}
          <Badge color={COLORS[each.outcome]}>{each.outcome}</Badge>
          <span className="small"> {wordsOf(each)}</span>
        </li>
      ))}
    </ul>
  );
}

function wordsOf({ outcome, host, reason }: Pick<Outcome, 'outcome' | 'host' | 'reason'>) {
  if (outcome === 'moved') return `to ${host ?? 'the firm as a whole'}`;
  return reason;
}
