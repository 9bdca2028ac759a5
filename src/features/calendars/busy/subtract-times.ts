import type { BusyTime } from '../providers/calendar-service.ts';

/**
 * What is left of `busy` without `own`, in order and without overlaps. Providers join times that touch, so
 * an own event need not come back as it was made.
 */
export function subtractTimes(busy: readonly BusyTime[], own: readonly BusyTime[]): BusyTime[] {
  const taken = joinTimes(own);
  const left: BusyTime[] = [];
  let first = 0;
  for (const { startsAt, endsAt } of joinTimes(busy)) {
    let start = startsAt;
    // What ends before this begins ends before all that come after it.
    while (first < taken.length && (taken[first]?.endsAt ?? endsAt) <= startsAt) first += 1;
    for (let at = first; at < taken.length; at += 1) {
      const other = taken[at];
      if (!other || other.startsAt >= endsAt) break;
      if (other.startsAt > start) left.push({ startsAt: start, endsAt: other.startsAt });
      if (other.endsAt > start) start = other.endsAt;
    }
    if (start < endsAt) left.push({ startsAt: start, endsAt });
  }
  return left;
}

function joinTimes(times: readonly BusyTime[]): BusyTime[] {
  const joined: BusyTime[] = [];
  const inOrder = times
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  for (const { startsAt, endsAt } of inOrder) {
    const last = joined.at(-1);
    if (!last || startsAt > last.endsAt) joined.push({ startsAt, endsAt });
    else if (endsAt > last.endsAt) last.endsAt = endsAt;
  }
  return joined;
}
