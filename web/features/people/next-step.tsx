import { Badge } from '@mantine/core';
import { isOverdue } from '../../../src/features/people/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDay, noonOf } from '../../lib/format.ts';
import styles from './people.module.css';

/** The next step for a person and its due date. */
export function NextStep({
  person: { nextStep, nextStepOn },
  zone,
}: {
  person: { nextStep: string | null; nextStepOn: string | null };
  zone: string;
}) {
  if (!nextStep) return null;
  return (
    <span className={styles.next}>
      <span className={styles.step}>{nextStep}</span>
      {nextStepOn && <time dateTime={nextStepOn}>{formatDay(noonOf(nextStepOn), 'UTC')}</time>}
      {isOverdue(nextStepOn, localDateOf(new Date(), zone)) && (
        <Badge color="warning">Overdue</Badge>
      )}
    </span>
  );
}
