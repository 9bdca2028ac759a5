import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { trpc } from '../lib/trpc.ts';
import { liveQueries } from './live/live-queries.ts';

/**
 * Refetches lists and counts that other people may change, on navigation to a page and on window focus. Other data
 * never goes stale: see docs/decisions/live-updates.md.
 */
export function useFreshQueries(): void {
  const client = useQueryClient();
  // Set during the first render, before any page starts a query. Setting the defaults again has no effect.
  useState(() => {
    for (const key of liveQueries()) {
      client.setQueryDefaults(key, {
        staleTime: 0,
        refetchOnWindowFocus: true,
        // Once per page: a component that mounts later uses the data that the page has fetched.
        refetchOnMount: (query) => query.getObserversCount() === 1,
      });
    }
  });
  useFocusOfWindow();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [entered, setEntered] = useState(pathname);
  const { contact, staff } = trpc.useUtils();
  useEffect(() => {
    if (entered === pathname) return;
    setEntered(pathname);
    // The navigation is mounted only once, so its counts have to be invalidated here.
    void contact.counts.invalidate();
    void staff.counts.invalidate();
  }, [entered, pathname, contact, staff]);
}

/** TanStack Query refetches when a tab becomes visible, but not when focus moves between windows side by side. */
function useFocusOfWindow(): void {
  useEffect(() => {
    const onFocus = () => focusManager.onFocus();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
}
