import { Link } from '@tanstack/react-router';
import { STEPS, type StepStates } from '../../../src/features/setup/rules.ts';
import { AnchorButton, LinkButton } from '../../admin/button.tsx';
import { Notice } from '../../admin/notice.tsx';
import { Readiness } from '../dashboard/readiness/readiness.tsx';
import styles from './setup.module.css';
import { PLACE_WORDS } from './step-words.ts';

/** The end of the assistant: the steps that are not done, and the checklist of the dashboard. */
export function ReadyList({ states }: { states: StepStates }) {
  const left = STEPS.filter((step) => states[step] !== 'done');
  return (
    <div className={styles.step}>
      {left.length > 0 && (
        <Notice icon="clock">
          <p>
            <b>{left.length === 1 ? 'One step is left:' : `${left.length} steps are left:`}</b>{' '}
            {left.map((step, index) => (
              <span key={step}>
                {index > 0 && ', '}
                <Link to="/admin/setup" search={{ step }}>
                  {PLACE_WORDS[step].name}
                </Link>
              </span>
            ))}
          </p>
        </Notice>
      )}
      <Readiness />
      <div className={styles.buttons}>
        <AnchorButton href="/">View Website</AnchorButton>
        <span className={styles.space} />
        <LinkButton variant="filled" to="/admin">
          Go to the Dashboard
        </LinkButton>
      </div>
    </div>
  );
}
