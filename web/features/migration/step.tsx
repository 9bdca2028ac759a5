import { type ReactNode, useId } from 'react';
import { WIZARD_STEPS, type WizardStep } from '../../../src/features/migration/rules.ts';
import { Icon } from '../../ui/icon.tsx';
import { stepTitleId } from './focus-step.ts';
import styles from './step.module.css';

type Standing = 'done' | 'now' | 'ahead';

const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  done: 'Done',
  now: 'Now',
  ahead: 'Upcoming',
};

function standingOf(step: WizardStep, current: WizardStep): Standing {
  const ahead = WIZARD_STEPS.indexOf(step) - WIZARD_STEPS.indexOf(current);
  if (ahead < 0 || (ahead === 0 && step === 'complete')) return 'done';
  return ahead === 0 ? 'now' : 'ahead';
}

/** One of the five steps: its state, description, actions and result. */
export function Step({
  step,
  current,
  title,
  lead,
  acts,
  children,
}: {
  step: WizardStep;
  current: WizardStep;
  title: string;
  lead: ReactNode;
  acts?: ReactNode;
  children?: ReactNode;
}) {
  const standing = standingOf(step, current);
  return (
    <li
      className={`${styles.step} ${styles[standing]}`}
      aria-labelledby={stepTitleId(step)}
      aria-current={step === current ? 'step' : undefined}
    >
      <span className={styles.marker} aria-hidden="true">
        {standing === 'done' ? <Icon name="check" size="sm" /> : WIZARD_STEPS.indexOf(step) + 1}
      </span>
      {step !== 'complete' && <Line standing={standing} />}
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={stepTitleId(step)} tabIndex={-1}>
            {title}
            <span className="visually-hidden">: {STANDING_WORDS[standing]}</span>
          </h2>
          <div className="muted">{lead}</div>
        </div>
        {acts}
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </li>
  );
}

const WAVE_PX = 28;
const SWING_PX: Readonly<Record<Standing, number>> = { done: 0, now: 2, ahead: 6 };

/** The line to the next step: wavy until the step is done, then level. */
function Line({ standing }: { standing: Standing }) {
  const id = useId();
  const swing = SWING_PX[standing];
  return (
    <svg className={styles.line} aria-hidden="true">
      <pattern id={id} width="18" height={WAVE_PX} patternUnits="userSpaceOnUse">
        {[5, 9, 13].map((x) => (
          <path key={x} d={wave(x, swing)} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

const wave = (x: number, swing: number) =>
  swing === 0 ? `M9 0v${WAVE_PX}` : `M${x} 0c${swing} 9 ${-swing} 19 0 ${WAVE_PX}`;
