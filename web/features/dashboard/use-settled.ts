import { useState } from 'react';
import type { Permission } from '../../../src/platform/auth/permission-rules.ts';
import { useCan } from '../../admin/use-can.ts';
import { trpc } from '../../lib/trpc.ts';

/** The limits of the short lists, shared by the cards and `useSettled` so that their queries are the same. */
export const SUBMISSIONS_SHOWN = 5;
export const POSTS_SHOWN = 3;

/**
 * Whether every query of the dashboard that the user may see has succeeded or failed. All of them are batched in one
 * request, so waiting for the last one costs no time, and the page appears at once, without layout shifts.
 */
export function useSettled(): boolean {
  const can = useCan();
  const ifCan = (permission: Permission) => ({ enabled: can(permission) });
  const queries = [
    trpc.staff.counts.useQuery(undefined, ifCan('staff.read')),
    trpc.contact.counts.useQuery(undefined, ifCan('messages.read')),
    trpc.articles.counts.useQuery(undefined, ifCan('articles.read')),
    trpc.testimonials.counts.useQuery(undefined, ifCan('testimonials.read')),
    trpc.visits.traffic.useQuery(undefined, ifCan('visits.read')),
    trpc.setup.state.useQuery(undefined, ifCan('setup.read')),
    trpc.dashboard.agenda.useQuery(undefined, ifCan('appointments.read')),
    trpc.dashboard.next.useQuery(undefined, ifCan('appointments.read')),
    trpc.answers.waiting.useQuery(undefined, ifCan('messages.read')),
    trpc.contact.submissions.useQuery({ limit: SUBMISSIONS_SHOWN }, ifCan('messages.read')),
    trpc.articles.adminRows.useQuery({ limit: POSTS_SHOWN }, ifCan('articles.read')),
  ];
  const [wasSettled, setSettled] = useState(false);
  const isSettled =
    wasSettled || queries.every(({ isPending, isEnabled }) => !isPending || !isEnabled);
  if (isSettled && !wasSettled) setSettled(true);
  return isSettled;
}
