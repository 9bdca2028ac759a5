import { useCallback, useEffect, useRef } from 'react';
import { isActive } from '../../../src/features/migration/rules.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { outcomeOf } from './outcome.ts';
import { isBusy } from './running.ts';

const POLL_INTERVAL_MS = 1_000;

/**
 * The wizard's data, polled while a run is in progress. When a run ends that this page has observed, or whose id was
 * passed to `watch`, its outcome is shown as a toast.
 */
export function useWizard() {
  const locale = useLocale();
  const query = trpc.migration.wizard.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? POLL_INTERVAL_MS : false),
  });
  const wizard = query.data;
  const watched = useRef<string>(undefined);
  const watch = useCallback((id: string) => {
    watched.current = id;
  }, []);

  useEffect(() => {
    if (!wizard?.run) return;
    const { id, state } = wizard.run;
    if (isActive(state)) watch(id);
    if (isActive(state) || watched.current !== id) return;
    watched.current = undefined;
    const outcome = outcomeOf(wizard, locale);
    if (outcome) showToast(outcome);
  }, [wizard, watch, locale]);

  return { query, watch };
}
