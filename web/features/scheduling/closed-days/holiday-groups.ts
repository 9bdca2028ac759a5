import type {
  NamingSet,
  ProposedDay,
} from '../../../../src/features/scheduling/closed-days/schema.ts';

/** A set with the days that it names: those listed below it, and all, also those that are listed below an earlier set. */
export type HolidayGroup = { set: NamingSet; listed: ProposedDay[]; all: ProposedDay[] };

/** The sets, those that are preselected first. Each day is listed once, below the first set that names it. */
export function groupsOf(days: readonly ProposedDay[]): HolidayGroup[] {
  const groups = new Map<string, HolidayGroup>();
  for (const day of days) {
    for (const [place, set] of day.sets.entries()) {
      const group = groups.get(set.id) ?? { set, listed: [], all: [] };
      group.all.push(day);
      if (place === 0) group.listed.push(day);
      groups.set(set.id, group);
    }
  }
  return [...groups.values()].sort(
    (one, other) => +other.set.isPreselected - +one.set.isPreselected,
  );
}

/** What the other sets call a day, such as `Presidents’ Day in California court holidays`. */
export const otherNames = ({ name, sets }: ProposedDay): string =>
  sets
    .slice(1)
    .map((set) => (set.name === name ? `Also in ${set.title}` : `${set.name} in ${set.title}`))
    .join('. ');

export const isPreselected = ({ sets }: ProposedDay): boolean =>
  sets.some((set) => set.isPreselected);
