import type { Db } from '../../../db/client.ts';
import type { User } from '../../platform/auth/user.ts';
import { type DayRange, type InstantRange, instantsOf } from '../../platform/time/day-range.ts';
import { listPracticeAreaKeys } from '../firm/practice-areas/queries.ts';
import { requirePracticeArea } from '../firm/practice-areas/require-practice-area.ts';
import { getFirmProfile } from '../firm/queries.ts';
import type { SubmissionFilter } from './schema.ts';

type Deps = { db: Db; user: Pick<User, 'id'> };

type Assigned = { assigneeId?: string | null };

/**
 * A filter with instants in place of its local dates, which are in the firm's zone, and with the caller's id in place of
 * `mine`. Throws `invalid_input` for an unknown practice area.
 */
export async function readFilter<
  Filter extends DayRange & Pick<SubmissionFilter, 'practiceArea' | 'assigned'>,
>(
  { db, user }: Deps,
  { from, to, assigned, ...filter }: Filter,
): Promise<Omit<Filter, keyof DayRange | 'assigned'> & InstantRange & Assigned> {
  const { practiceArea } = filter;
  if (practiceArea) requirePracticeArea(await listPracticeAreaKeys(db), practiceArea);
  const zone = from || to ? (await getFirmProfile(db)).zone : 'UTC';
  return {
    ...filter,
    ...instantsOf({ from, to }, zone),
    ...(assigned && { assigneeId: assigned === 'mine' ? user.id : null }),
  };
}
