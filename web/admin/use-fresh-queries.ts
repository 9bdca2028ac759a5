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
  getQueryKey(trpc.articles.adminRows),
  getQueryKey(trpc.articles.counts),
  getQueryKey(trpc.pages.adminList),
  getQueryKey(trpc.testimonials.all),
  getQueryKey(trpc.testimonials.counts),
  getQueryKey(trpc.newsletter.subscribers),
  getQueryKey(trpc.newsletter.subscriberCount),
  getQueryKey(trpc.letters.list),
  getQueryKey(trpc.letters.counts),
  getQueryKey(trpc.letters.stopped),
  getQueryKey(trpc.probate.addresses),
  getQueryKey(trpc.staff.list),
  getQueryKey(trpc.staff.counts),
  getQueryKey(trpc.attorneys.list),
  getQueryKey(trpc.availability.settings),
  getQueryKey(trpc.hosts),
  getQueryKey(trpc.timeOff.list),
  getQueryKey(trpc.dashboard),
];

/**
 * Fetches messages, appointments, the lists of articles, pages and testimonials, newsletter subscribers, letters, people, staff and their
 * counts again on navigation to a page and on window focus. Other data never goes stale: see
 * docs/decisions/2026-11-22-fresh-back-office-lists.md.
 */
export function useFreshQueries(): void {
  const client = useQueryClient();
  // Set during the first render, before any page starts a query. Setting the defaults again has no effect.
  useState(() => {
    for (const key of SHARED_QUERIES()) {
      client.setQueryDefaults(key, {
        staleTime: 0,
        refetchOnWindowFocus: true,
        // Once for a page: a part of it that appears later shows what the page has fetched.
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
