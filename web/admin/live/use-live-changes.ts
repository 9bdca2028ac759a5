import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChangedTopics } from './follow-changes.ts';
import { liveQueries } from './live-queries.ts';

/**
 * Fetches lists and counts again when the server announces that they have changed. A hidden tab marks them as stale and
 * fetches them when it is shown. Where browsers allow no connection that tabs share (without HTTPS), lists are fetched
 * again on navigation and focus only: see `useFreshQueries`.
 */
export function useLiveChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!('locks' in navigator)) return;
    const onChange = (topics: ChangedTopics) => {
      const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
      for (const queryKey of liveQueries(topics)) {
        void client.invalidateQueries({ queryKey, refetchType });
      }
    };
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
