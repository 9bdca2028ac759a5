import { bundle, ease } from '../../ui/art/lines.ts';
import styles from './booking-flow.module.css';

// Wavy at first, level at the end, then a check mark.
const LINE = bundle({
  width: 112,
  lines: 1,
  segments: 20,
  height: (u) => 34 + 9 * Math.sin(u * Math.PI * 5) * (1 - ease(u * 1.5)),
})[0];

export function AnimatedCheck() {
  return (
    <svg className={styles.check} viewBox="0 0 176 48" aria-hidden="true">
      <path pathLength="1" d={`${LINE}L122 44L150 8`} />
    </svg>
  );
}
