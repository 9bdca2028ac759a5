import { addDaysTo } from '../../../../src/platform/time/local-dates/rules.ts';

type Closed = { hostNumber: number | null; firstDay: string; lastDay: string };

/** The marks of a day, the most important first. */
export type Mark = 'closed' | 'away' | 'extra';

/** The marks of the days of a year: closed for the firm, somebody on leave, or extra hours. */
export function marksOf(
  year: number,
  { closed, extraHours }: { closed: readonly Closed[]; extraHours: readonly { date: string }[] },
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>(extraHours.map(({ date }) => [date, 'extra']));
  const ofFirm = closed.filter(({ hostNumber }) => hostNumber === null);
  const ofHosts = closed.filter(({ hostNumber }) => hostNumber !== null);
  for (const [days, mark] of [[ofHosts, 'away'] as const, [ofFirm, 'closed'] as const]) {
    for (const { firstDay, lastDay } of days) {
      const first = firstDay < `${year}-01-01` ? `${year}-01-01` : firstDay;
      const last = lastDay > `${year}-12-31` ? `${year}-12-31` : lastDay;
      for (let date = first; date <= last; date = addDaysTo(date, 1)) marks.set(date, mark);
    }
  }
  return marks;
}
