import { FIRM_HOST } from '../../../../src/features/availability/rules.ts';
import type { Office } from '../../availability/describe-office.ts';
import type { CalendarEntry } from './week-entries.ts';

/** A part of each day in the week: of one host, or without `host` of all together. */
export type Lane = { host?: number; name?: string };

/**
 * The lanes of a week: one of all together, one of the person who is chosen, or by person one of each active host and of
 * each former one with an appointment in that week. The firm as a whole has a lane if it takes consultations.
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

/** Whether an entry is shown in the lane of a host: its own appointments, and what blocks its time. */
export const isInLane = ({ hostNumber }: Pick<CalendarEntry, 'hostNumber'>, { host }: Lane) =>
  host === undefined || hostNumber === null || hostNumber === host;

/**
 * The heading of a lane that is too narrow for a name: the initials of the first and the last word, as on monograms. Not
 * shared with those, because a module of its own would take every visitor's first load over its budget.
 */
export function shortNameOf({ host, name = '' }: Lane): string {
  if (host === FIRM_HOST) return 'Firm';
  const words = name.split(/\s+/).filter(Boolean);
  const outer = words.length > 1 ? [words[0], words.at(-1)] : words;
  return outer.map((word = '') => [...word][0]).join('');
}
