import type { Db } from '../../../db/client.ts';
import { type DayRange, type InstantRange, instantsOf } from '../../platform/time/day-range.ts';
import { listPracticeAreaKeys } from '../firm/practice-areas/queries.ts';
import { requirePracticeArea } from '../firm/practice-areas/require-practice-area.ts';
import { getFirmProfile } from '../firm/queries.ts';
import type { SubmissionFilter } from './schema.ts';

/**
 * A filter with instants in place of its local dates, which are in the firm's zone. Throws `invalid_input` for an
 * unknown practice area.
 */
export async function readFilter<Filter extends DayRange & Pick<SubmissionFilter, 'practiceArea'>>(
  db: Db,
  { from, to, ...filter }: Filter,
): Promise<Omit<Filter, keyof DayRange> & InstantRange> {
  const { practiceArea } = filter;
  if (practiceArea) requirePracticeArea(await listPracticeAreaKeys(db), practiceArea);
  const zone = from || to ? (await getFirmProfile(db)).zone : 'UTC';
  return { ...filter, ...instantsOf({ from, to }, zone) };
}
