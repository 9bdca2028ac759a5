/** Pure functions that convert the weekly start times of a host between windows and minutes of the day. */

/** A range of start times, both ends inclusive; `type` is null for all types without hours of their own. */
export type StartWindow = {
  type: string | null;
  weekday: number;
  firstStart: string;
  lastStart: string;
  stepMinutes: number;
};

/** A window in the form; its key stays the same while it is edited. */
export type KeyedWindow = StartWindow & { key: number };

/** One day of the hours for a type. */
export type Day = { type: string | null; weekday: number };

const MAX_STEP = 480;
const MIN_STEP = 5;
/** The step of a window with a single start, used when its last start is changed later. */
const DEFAULT_STEP = 30;
/** Two starts that are further apart than this many minutes are shown as two single starts. */
const NEAR = 60;

/** The minute of the day of a time such as `09:30`. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `13:30` for 810. */
export function timeOf(minute: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

/** The sorted starts of windows, in minutes of the day. An incomplete window has none. */
export function startsOf(windows: readonly Omit<StartWindow, 'type' | 'weekday'>[]): number[] {
  const starts = new Set<number>();
  for (const { firstStart, lastStart, stepMinutes } of windows) {
    if (!firstStart || !lastStart || !(stepMinutes >= MIN_STEP)) continue;
    for (let at = minuteOf(firstStart); at <= minuteOf(lastStart); at += stepMinutes) {
      starts.add(at);
    }
  }
  return [...starts].sort((a, b) => a - b);
}

/** Converts starts to windows: greedily, from the first start on, as runs with the same step. */
export function windowsOf(starts: readonly number[]): Omit<StartWindow, 'type' | 'weekday'>[] {
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  const windows: Omit<StartWindow, 'type' | 'weekday'>[] = [];
  for (let at = 0; at < sorted.length; ) {
    const length = runLength(sorted, at);
    const first = sorted[at] ?? 0;
    const last = sorted[at + length - 1] ?? first;
    windows.push({
      firstStart: timeOf(first),
      lastStart: timeOf(last),
      stepMinutes: length > 1 ? (last - first) / (length - 1) : DEFAULT_STEP,
    });
    at += length;
  }
  return windows;
}

/** The length of the run with the same step that begins at an index; 1 if the following starts form a run instead. */
function runLength(starts: readonly number[], at: number): number {
  const step = stepAfter(starts, at);
  if (step < MIN_STEP || step > MAX_STEP) return 1;
  let length = 2;
  while (stepAfter(starts, at + length - 1) === step) length += 1;
  const isPair = length === 2;
  return isPair && (step > NEAR || stepAfter(starts, at + 1) < step) ? 1 : length;
}

const stepAfter = (starts: readonly number[], at: number) =>
  (starts[at + 1] ?? Number.POSITIVE_INFINITY) - (starts[at] ?? 0);

const isOf =
  ({ type, weekday }: Day) =>
  (window: Day) =>
    window.type === type && window.weekday === weekday;

/** The windows of one day. */
export const dayOf = (windows: readonly KeyedWindow[], day: Day) => windows.filter(isOf(day));

/** The windows with the starts of one day replaced. A day that has these starts already keeps its windows. */
export function withStarts(
  windows: readonly KeyedWindow[],
  day: Day,
  starts: readonly number[],
): KeyedWindow[] {
  const now = startsOf(dayOf(windows, day));
  const next = startsOf(windowsOf(starts));
  if (now.join() === next.join()) return [...windows];
  const others = windows.filter((window) => !isOf(day)(window));
  return [...others, ...keyed(windows, windowsOf(starts), day)];
}

/** The windows with one day's windows copied to other days. */
export function withCopiedDay(
  windows: readonly KeyedWindow[],
  from: Day,
  weekdays: readonly number[],
): KeyedWindow[] {
  const copied = dayOf(windows, from);
  return weekdays
    .filter((weekday) => weekday !== from.weekday)
    .reduce(
      (before, weekday) => {
        const day = { ...from, weekday };
        const others = before.filter((window) => !isOf(day)(window));
        return [...others, ...keyed(before, copied, day)];
      },
      [...windows],
    );
}

/** The windows with separate hours for one type, initially a copy of the shared hours. */
export function withOwnHours(windows: readonly KeyedWindow[], type: string): KeyedWindow[] {
  const shared = windows.filter((window) => window.type === null);
  const [first] = keyed(windows, shared.slice(0, 1), { type, weekday: 1 });
  const own = shared.map((window, place) => ({ ...window, type, key: (first?.key ?? 0) + place }));
  return [...windows, ...own];
}

/** Windows of a day with unique keys. */
export function keyed(
  existing: readonly KeyedWindow[],
  windows: readonly Omit<StartWindow, 'type' | 'weekday'>[],
  day: Day,
): KeyedWindow[] {
  const key = Math.max(-1, ...existing.map((window) => window.key)) + 1;
  return windows.map(({ firstStart, lastStart, stepMinutes }, place) => ({
    ...day,
    firstStart,
    lastStart,
    stepMinutes,
    key: key + place,
  }));
}
