import type { Db } from '../../../db/client.ts';
import { type DayRange, type InstantRange, instantsOf } from '../../platform/time/day-range.ts';
import { getFirmProfile } from '../firm/queries.ts';

/** A filter with instants in place of its local dates, which are in the firm's zone. */
export async function filterDays<Filter extends DayRange>(
  db: Db,
  { from, to, ...filter }: Filter,
): Promise<Omit<Filter, keyof DayRange> & InstantRange> {
  const zone = from || to ? (await getFirmProfile(db)).zone : 'UTC';
  return { ...filter, ...instantsOf({ from, to }, zone) };
}
