import { m } from '../../../lib/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './questions-page.module.css';

const WIDTH = 900;
const STEP = 15;
const MIDDLE = 18;

/** How far the client is: a line that is calm up to there, with the names of the steps. */
export function Progress({
  step,
  part = 0,
}: {
  step: 'names' | 'questions' | 'review' | 'sent';
  part?: number;
}) {
  const place = ['names', 'questions', 'review', 'sent'].indexOf(step);
  const done = (WIDTH / 3) * Math.min(3, place + part);
  const steps = [m.intake.stepNames, m.intake.stepQuestions, m.intake.stepReview];
  return (
    <nav className={styles.still} aria-label={m.intake.progress}>
      <svg viewBox={`0 0 ${WIDTH} 36`} preserveAspectRatio="none" aria-hidden="true">
        <path d={wave(done)} />
        {done > 0 && <path className={styles.on} d={`M0 ${MIDDLE}H${done}`} />}
      </svg>
      <ol>
        {steps.map((label, index) => (
          <li
            key={label}
            aria-current={index === place ? 'step' : undefined}
            className={index < place ? styles.ok : undefined}
          >
            {index < place && (
              <>
                <Icon name="check" size="sm" />
                <span className="visually-hidden">{m.intake.done} </span>
              </>
            )}
            {label}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A line of waves that is level up to `calm`. */
function wave(calm: number): string {
  const points = Array.from({ length: WIDTH / STEP + 1 }, (_, index) => {
    const x = index * STEP;
    const height = Math.min(1, Math.max(0, x - calm) / 120) * (7 + 3 * Math.sin(x / 130));
    return `${x} ${(MIDDLE + height * Math.sin(x / 28)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
