import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveQueries } from './live-queries.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Refetches lists and counts when the server announces that they have changed. A hidden tab marks them as stale and
 * refetches them when it becomes visible. Where the Web Locks API is unavailable (without HTTPS), lists are refetched
 * only on navigation and focus: see `useFreshQueries`.
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
  // The response of a fetch in progress may be older than the change. The fetch is not cancelled, so that a list that
  // changes constantly is still updated.
  const wasFetching = keys.some((queryKey) => client.isFetching({ queryKey }) > 0);
  const once = () => {
    const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
    return Promise.all(
      keys.map((queryKey) =>
        client.invalidateQueries({ queryKey, refetchType }, { cancelRefetch: false }),
      ),
    );
  };
  await once();
  if (wasFetching) await once();
}
