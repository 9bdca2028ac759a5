import { FIRM_HOST } from '../../../../src/features/scheduling/rules.ts';
import type { Office } from '../../scheduling/describe-office.ts';
import type { CalendarEntry } from './week-entries.ts';

/** A lane: the part of each day column for one host, or without `host` the shared one for all hosts. */
export type Lane = { host?: number; name?: string };

/**
 * The lanes of a week: one shared lane, only the lane of the chosen host, or one per host (active hosts, and former
 * ones with an appointment in that week). The firm as a whole has a lane if it takes consultations.
 */
export function lanesOf(
  { hosts, types, hasSeveralHosts, hostName }: Office,
  {
    only,
    isByPerson,
    entries,
  }: { only: number | undefined; isByPerson: boolean; entries: readonly CalendarEntry[] },
): Lane[] {
  const laneOf = (host: number): Lane => ({ host, name: hostName(host) });
  if (only !== undefined) return [laneOf(only)];
  if (!isByPerson || !hasSeveralHosts) return [{}];
  const booked = new Set(entries.flatMap(({ hostNumber }) => hostNumber ?? []));
  const offered = new Set(types.flatMap((type) => type.hosts));
  const active = hosts.map(({ number }) => number);
  const former = [...booked].filter((number) => !active.includes(number)).sort((a, b) => a - b);
  return [...active, ...former]
    .filter((number) => number !== FIRM_HOST || booked.has(number) || offered.has(number))
    .map(laneOf);
}

/** Whether an entry belongs in a lane: the host's own entries, and blocks that apply to all hosts. */
export const isInLane = ({ hostNumber }: Pick<CalendarEntry, 'hostNumber'>, { host }: Lane) =>
  host === undefined || hostNumber === null || hostNumber === host;

/**
 * The heading of a lane that is too narrow for a name: the initials of the first and the last word. Not shared with the
 * monograms of portraits, because a shared module would exceed the budget of the public pages' initial load.
 */
export function shortNameOf({ host, name = '' }: Lane): string {
  if (host === FIRM_HOST) return 'Firm';
  const words = name.split(/\s+/).filter(Boolean);
  const outer = words.length > 1 ? [words[0], words.at(-1)] : words;
  return outer.map((word = '') => [...word][0]).join('');
}
