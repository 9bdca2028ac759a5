import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** The sizes of the short lists, which the cards and `useSettled` ask for alike. */
export const SUBMISSIONS_SHOWN = 5;
export const POSTS_SHOWN = 3;

/**
 * Whether every block of the dashboard has its data or has failed. All of them travel in one request, so waiting for
 * the last costs no time, and the page appears at once instead of moving as its parts arrive.
 */
export function useSettled(): boolean {
  const queries = [
    trpc.staff.counts.useQuery(),
    trpc.contact.counts.useQuery(),
    trpc.articles.counts.useQuery(),
    trpc.testimonials.counts.useQuery(),
    trpc.visits.traffic.useQuery(),
    trpc.dashboard.readiness.useQuery(),
    trpc.dashboard.agenda.useQuery(),
    trpc.dashboard.outlook.useQuery(),
    trpc.answers.waiting.useQuery(),
    trpc.answers.figures.useQuery(),
    trpc.dashboard.activity.useQuery(),
    trpc.contact.submissions.useQuery({ limit: SUBMISSIONS_SHOWN }),
    trpc.articles.adminRows.useQuery({ limit: POSTS_SHOWN }),
  ];
  const [wasSettled, setSettled] = useState(false);
  const isSettled = wasSettled || queries.every(({ isPending }) => !isPending);
  if (isSettled && !wasSettled) setSettled(true);
  return isSettled;
}
