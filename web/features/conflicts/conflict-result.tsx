import type { CheckState } from '../../../src/features/conflicts/rules.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './conflict-result.module.css';

const WORDS: Readonly<Record<CheckState, string>> = {
  none: 'Conflict check: nothing found',
  possible: 'Possible conflict, not decided',
  cleared: 'No conflict',
  conflict: 'Conflict of interest',
};

/** The result of a conflict check on one line. */
export function ConflictResult({ state, isWaiting }: { state: CheckState; isWaiting: boolean }) {
  const isFine = state === 'none' || state === 'cleared';
  if (isFine && isWaiting) return <p className="muted">The names are being compared.</p>;
  return (
    <p className={`${styles.line} ${isFine ? '' : styles[state]}`}>
      <Icon name={isFine ? 'check' : 'alert'} size="sm" />
      {WORDS[state]}
    </p>
  );
}
