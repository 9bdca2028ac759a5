import type { BusyTime } from '../providers/calendar-service.ts';

/**
 * The parts of `busy` that are not in `own`, in order and without overlaps. Providers merge adjacent times, so an own
 * event may not come back with the times it was created with.
 */
export function subtractTimes(busy: readonly BusyTime[], own: readonly BusyTime[]): BusyTime[] {
  const taken = joinTimes(own);
  const left: BusyTime[] = [];
  let first = 0;
  for (const { startsAt, endsAt } of joinTimes(busy)) {
    let start = startsAt;
    // Own times that end before this one starts also end before all later ones.
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
