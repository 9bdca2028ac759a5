import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { firstOpenStep, STEPS, type Step, statesOf } from '../../../src/features/setup/rules.ts';
import type { Setup } from '../../../src/features/setup/schema.ts';
import { focusPageTitle } from '../../admin/focus-page-title.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { useAdminSearch } from '../../admin/use-admin-search.ts';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { trpc } from '../../lib/trpc.ts';
import { ProgressList } from './progress-list.tsx';
import { ReadyList } from './ready-list.tsx';
import styles from './setup.module.css';
import { SETUP_SEARCH, type SetupPlace } from './setup-search.ts';
import { PLACE_WORDS } from './step-words.ts';
import { STEP_FORMS } from './steps/step-forms.ts';

/** The set-up assistant: its steps, and at the end the checklist “Ready to open?”. */
export function SetupPage() {
  const [{ step }] = useAdminSearch(SETUP_SEARCH);
  const setup = trpc.setup.state.useQuery();
  const resumed = useResumed(setup.data);
  const place = step ?? resumed;
  const { title, lead } = place ? PLACE_WORDS[place] : { title: 'Set up your site', lead: '' };
  useFocusOnChange(place);
  return (
    <Screen title={title} lead={lead}>
      <QueryState query={setup} what="The assistant">
        {(data) =>
          place && (
            <div className={styles.layout}>
              <ProgressList place={place} states={statesOf(data.items)} />
              <Steps place={place} setup={data} />
            </div>
          )
        }
      </QueryState>
    </Screen>
  );
}

/** Where the assistant resumes: the first step that was open when it was loaded, or the checklist if there is none. */
function useResumed(setup: Setup | undefined): SetupPlace | undefined {
  const [resumed, setResumed] = useState<SetupPlace>();
  if (setup && !resumed) setResumed(firstOpenStep(statesOf(setup.items)) ?? 'ready');
  return resumed;
}

/** Visited steps stay mounted but hidden, so that Back shows them in their previous state. */
function Steps({ place, setup }: { place: SetupPlace; setup: Setup }) {
  const [visited, setVisited] = useState<readonly SetupPlace[]>([place]);
  const [dirty, setDirty] = useState<readonly SetupPlace[]>([]);
  if (!visited.includes(place)) setVisited([...visited, place]);
  useUnsavedGuard(dirty.length > 0);
  const report = useCallback(
    (step: Step, isDirty: boolean) =>
      setDirty((before) => {
        const others = before.filter((each) => each !== step);
        return isDirty ? [...others, step] : others;
      }),
    [],
  );
  return (
    <div className={styles.body}>
      {STEPS.filter((step) => visited.includes(step) || step === place).map((step) => (
        <div key={step} hidden={step !== place}>
          <VisitedStep step={step} setup={setup} onDirty={report} />
        </div>
      ))}
      {place === 'ready' && <ReadyList />}
    </div>
  );
}

function VisitedStep({
  step,
  setup,
  onDirty,
}: {
  step: Step;
  setup: Setup;
  onDirty: (step: Step, isDirty: boolean) => void;
}) {
  const StepFormOf = STEP_FORMS[step];
  const report = useCallback((isDirty: boolean) => onDirty(step, isDirty), [onDirty, step]);
  return (
    <Suspense
      fallback={
        <p className="visually-hidden" role="status">
          Loading…
        </p>
      }
    >
      <StepFormOf setup={setup} onDirty={report} />
    </Suspense>
  );
}

/** Moves the focus to the title when another step is shown. */
function useFocusOnChange(place: SetupPlace | undefined): void {
  const shown = useRef(place);
  useEffect(() => {
    const isChange = shown.current !== undefined && shown.current !== place;
    shown.current = place;
    if (!isChange) return;
    window.scrollTo(0, 0);
    focusPageTitle();
  }, [place]);
}
