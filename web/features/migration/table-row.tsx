import { memo } from 'react';
import type { TableProgress } from '../../../src/features/migration/schema.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './run-box.module.css';
import { describeTimeLeft } from './time-left.ts';

/** The progress of one table; during verification, with the number of rows read back. */
export const TableRow = memo(function TableRow({
  progress,
  isRead,
}: {
  progress: TableProgress;
  isRead: boolean;
}) {
  const locale = useLocale();
  const { table, rows, rowsDone, targetRows, isDone, rowsPerSecond, secondsLeft } = progress;
  return (
    <li className={styles.table}>
      <span className={styles.name}>{table}</span>
      <progress
        className={styles.bar}
        aria-label={table}
        max={Math.max(1, rows)}
        value={isDone ? Math.max(1, rows) : Math.min(rowsDone, rows)}
      />
      <span className={`num ${styles.count}`}>
        {formatNumber(rowsDone, locale)} / {formatNumber(rows, locale)}
        {isRead && <span className="muted small"> ({formatNumber(targetRows, locale)} back)</span>}
      </span>
      <span className={`num muted small ${styles.rate}`}>
        {rowsPerSecond !== null &&
          !isDone &&
          `${formatNumber(Math.round(rowsPerSecond), locale)} a second`}
      </span>
      <span className={`muted small ${styles.left}`}>
        {isDone ? 'Done' : secondsLeft !== null && `${describeTimeLeft(secondsLeft, locale)} left`}
      </span>
    </li>
  );
});
