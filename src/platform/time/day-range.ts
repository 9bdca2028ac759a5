import { endOfLocalDate, startOfLocalDate } from './zones/rules.ts';

/** Local dates, both inclusive; a missing one means no limit. */
export type DayRange = { from?: string | null | undefined; to?: string | null | undefined };

/** The same as instants: `until` is exclusive. */
export type InstantRange = { since: Date | null; until: Date | null };

/** The instants at which a range of local dates begins and ends in `zone`. */
export const instantsOf = ({ from, to }: DayRange, zone: string): InstantRange => ({
  since: from ? startOfLocalDate(from, zone) : null,
  until: to ? endOfLocalDate(to, zone) : null,
});
