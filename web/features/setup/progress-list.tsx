import { Link } from '@tanstack/react-router';
import { STEPS, type Step, type StepStates } from '../../../src/features/setup/rules.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './setup.module.css';
import type { SetupPlace } from './setup-search.ts';
import { PLACE_WORDS, STATE_WORDS } from './step-words.ts';

/** Links to the steps, with their states. On phones the list is collapsed under the progress. */
export function ProgressList({ place, states }: { place: SetupPlace; states: StepStates }) {
  const done = STEPS.filter((step) => states[step] === 'done').length;
  const list = (
    <ol className={styles.progress}>
      {STEPS.map((step, index) => (
        <li key={step}>
          <PlaceLink place={step} isCurrent={step === place}>
            <span className={styles.mark} data-state={states[step]} aria-hidden="true">
              {states[step] === 'done' ? <Icon name="check" size="sm" /> : index + 1}
            </span>
            <span>
              {PLACE_WORDS[step].name}
              <span className="visually-hidden"> ({STATE_WORDS[states[step]]})</span>
              {states[step] === 'skipped' && (
                <span className={styles.skipped} aria-hidden="true">
                  Skipped
                </span>
              )}
            </span>
          </PlaceLink>
        </li>
      ))}
      <li>
        <PlaceLink place="ready" isCurrent={place === 'ready'}>
          <span className={styles.mark} aria-hidden="true">
            <Icon name="arrow-right" size="sm" />
          </span>
          {PLACE_WORDS.ready.name}
        </PlaceLink>
      </li>
    </ol>
  );
  const summary = `${done} of ${STEPS.length} steps done`;
  const number = STEPS.indexOf(place as Step) + 1;
  return (
    <nav className={styles.nav} aria-label="Steps">
      <div className={styles.wide}>
        <p className="muted small">{summary}</p>
        {list}
      </div>
      <details className={styles.folded} key={place}>
        <summary>
          {number > 0 ? `Step ${number} of ${STEPS.length}, ${done} done` : summary}
          <Icon name="chevron-down" size="sm" />
        </summary>
        {list}
      </details>
    </nav>
  );
}

function PlaceLink({
  place,
  isCurrent,
  children,
}: {
  place: SetupPlace;
  isCurrent: boolean;
  children: React.ReactNode;
}) {
  return (
    <Link
      to="/admin/setup"
      search={{ step: place }}
      className={styles.place}
      aria-current={isCurrent ? 'step' : undefined}
      activeProps={{ 'aria-current': 'step' }}
    >
      {children}
    </Link>
  );
}
