import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../lib/trpc.ts';

/** Lists and counts that other people change while a tab is open. */
const SHARED_QUERIES = () => [
  getQueryKey(trpc.contact.submissions),
  getQueryKey(trpc.contact.submission),
  getQueryKey(trpc.contact.counts),
  getQueryKey(trpc.appointments.list),
  getQueryKey(trpc.appointments.calendar),
  getQueryKey(trpc.appointments.appointment),
  getQueryKey(trpc.appointments.counts),
  getQueryKey(trpc.newsletter.subscribers),
  getQueryKey(trpc.newsletter.subscriberCount),
  getQueryKey(trpc.dashboard),
];

/**
 * Fetches messages, appointments, newsletter subscribers and their counts again when a screen is entered and when the window gets the focus.
 * All else never goes stale: see docs/decisions/2026-11-22-fresh-back-office-lists.md.
 */
export function useFreshQueries(): void {
  const client = useQueryClient();
  // Before any screen asks, and again without effect.
  useState(() => {
    for (const key of SHARED_QUERIES()) {
      client.setQueryDefaults(key, { staleTime: 0, refetchOnWindowFocus: true });
    }
  });
  useFocusOfWindow();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [entered, setEntered] = useState(pathname);
  const { contact } = trpc.useUtils();
  useEffect(() => {
    if (entered === pathname) return;
    setEntered(pathname);
    // The navigation shows it on every screen and is entered only once.
    void contact.counts.invalidate();
  }, [entered, pathname, contact]);
}

/** By itself TanStack Query hears of tabs that become visible, but not of windows side by side. */
function useFocusOfWindow(): void {
  useEffect(() => {
    const onFocus = () => focusManager.onFocus();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
}
