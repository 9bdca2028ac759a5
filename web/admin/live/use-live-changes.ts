import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveQueries } from './live-queries.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Fetches lists and counts again when the server announces that they have changed. A hidden tab marks them as stale and
 * fetches them when it is shown. Where browsers allow no connection that tabs share (without HTTPS), lists are fetched
 * again on navigation and focus only: see `useFreshQueries`.
 */
export function useLiveChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!('locks' in navigator)) return;
    const onChange = oneAtATime((topics) => refetch(client, topics));
    let end: (() => void) | undefined;
    let isLeft = false;
    void import('./follow-changes.ts').then(({ followChanges }) => {
      if (!isLeft) end = followChanges(onChange);
    });
    return () => {
      isLeft = true;
      end?.();
    };
  }, [client]);
}

async function refetch(client: QueryClient, topics: readonly string[]): Promise<void> {
  const keys = liveQueries(topics);
  const isShown = document.visibilityState === 'visible';
  const refetchType = isShown ? 'active' : 'none';
  // An answer under way may be older than the change. It is not cancelled, so that a list that always changes is shown.
  const wasFetching = isShown && keys.some((queryKey) => client.isFetching({ queryKey }) > 0);
  const once = () =>
    Promise.all(
      keys.map((queryKey) =>
        client.invalidateQueries({ queryKey, refetchType }, { cancelRefetch: false }),
      ),
    );
  await once();
  if (wasFetching) await once();
}
