import { dayOf, type KeyedWindow, startsOf, withStarts } from './start-windows.ts';

/** A cell of the week grid: a start time on a weekday. */
export type Cell = { weekday: number; minute: number };

/** Monday to Sunday, as ISO weekdays. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** The default time range of the grid in minutes since midnight, `to` exclusive. */
const USUAL = { from: 8 * 60, to: 18 * 60 };
const MIDNIGHT = 24 * 60;

/**
 * The times of the grid's rows, in minutes since midnight: every step of the default range or of the whole day, plus
 * all starts between the steps or outside the range, so that none is hidden.
 */
export function rowsOf(
  windows: readonly KeyedWindow[],
  { type, step, isWholeDay }: { type: string | null; step: number; isWholeDay: boolean },
): number[] {
  const starts = startsOf(windows.filter((window) => window.type === type));
  const { from, to } = isWholeDay ? { from: 0, to: MIDNIGHT } : USUAL;
  const rows = new Set(starts);
  for (let minute = from; minute < to; minute += step) rows.add(minute);
  return [...rows].sort((a, b) => a - b);
}

/** Whether a cell is a start time. */
export const isOn = (
  windows: readonly KeyedWindow[],
  type: string | null,
  { weekday, minute }: Cell,
): boolean => startsOf(dayOf(windows, { type, weekday })).includes(minute);

/** The windows with all cells of a rectangle set or cleared; only times in `rows` are affected. */
export function painted(
  windows: readonly KeyedWindow[],
  {
    type,
    from,
    to,
    rows,
    isOn: value,
  }: { type: string | null; from: Cell; to: Cell; rows: readonly number[]; isOn: boolean },
): KeyedWindow[] {
  const inside = (at: number, a: number, b: number) => at >= Math.min(a, b) && at <= Math.max(a, b);
  const minutes = rows.filter((minute) => inside(minute, from.minute, to.minute));
  return WEEKDAYS.filter((weekday) => inside(weekday, from.weekday, to.weekday)).reduce(
    (before, weekday) => {
      const day = { type, weekday };
      const others = startsOf(dayOf(before, day)).filter((minute) => !minutes.includes(minute));
      return withStarts(before, day, value ? [...others, ...minutes] : others);
    },
    [...windows],
  );
}
