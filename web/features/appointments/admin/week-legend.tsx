import { IfCan } from '../../../admin/if-can.tsx';
import styles from './week-board.module.css';

const LOOKS = [
  ['confirmed', 'confirmed'],
  ['scheduled', 'to confirm'],
  ['closed', 'no consultations'],
] as const;

/** What the looks in the week mean, and how to change it. */
export function WeekLegend() {
  return (
    <p className={styles.legend}>
      {LOOKS.map(([look, text]) => (
        <span key={look}>
          <i className={styles[look]} />
          {text}
        </span>
      ))}
      <IfCan permission="appointments.change">
        <span className={styles.hint}>
          Drag a name or press Shift+M to move it; click a free time to book.
        </span>
      </IfCan>
    </p>
  );
}
