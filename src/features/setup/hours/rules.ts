/** A simple week: the same start times on each of its days. Pure, no dependencies: browsers use it too. */

/** Start times of a host, for one type or (`type` is null) for every type without hours of its own. */
export type StartWindow = {
  type: string | null;
  weekday: number;
  firstStart: string;
  lastStart: string;
  stepMinutes: number;
};

/** Times are wall-clock times such as 09:30; without a break both of its ends are null. */
export type SimpleWeek = {
  /** ISO weekdays in order: 1 is Monday. */
  weekdays: number[];
  firstStart: string;
  lastStart: string;
  stepMinutes: number;
  breakFrom: string | null;
  breakTo: string | null;
};

const minuteOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * The start windows of a week. The last start before the break is the latest one that leaves a whole step until the
 * break begins; if no start does, the day begins after the break.
 */
export function windowsOfWeek(week: SimpleWeek): StartWindow[] {
  return week.weekdays.flatMap((weekday) =>
    windowsOfDay(week).map((window) => ({ type: null, weekday, ...window })),
  );
}

function windowsOfDay({ firstStart, lastStart, stepMinutes, breakFrom, breakTo }: SimpleWeek) {
  const step = { stepMinutes };
  if (breakFrom === null || breakTo === null) return [{ firstStart, lastStart, ...step }];
  const first = minuteOf(firstStart);
  const steps = Math.floor((minuteOf(breakFrom) - first) / stepMinutes);
  const morning = { firstStart, lastStart: timeOf(first + (steps - 1) * stepMinutes), ...step };
  const afternoon = { firstStart: breakTo, lastStart, ...step };
  return [...(steps > 0 ? [morning] : []), ...(breakTo <= lastStart ? [afternoon] : [])];
}

/** The simple week with exactly these windows; null if there is none, for example because the days differ. */
export function readWeek(windows: readonly StartWindow[]): SimpleWeek | null {
  const weekdays = [...new Set(windows.map(({ weekday }) => weekday))].sort((a, b) => a - b);
  const [first, second, third] = windows
    .filter(({ weekday }) => weekday === weekdays[0])
    .toSorted((one, other) => one.firstStart.localeCompare(other.firstStart));
  if (!first || third) return null;
  const { firstStart, stepMinutes } = first;
  const week = {
    ...{ weekdays, firstStart, stepMinutes },
    lastStart: second?.lastStart ?? first.lastStart,
    breakFrom: second ? timeOf(minuteOf(first.lastStart) + stepMinutes) : null,
    breakTo: second?.firstStart ?? null,
  };
  return hasSameWindows(windows, windowsOfWeek(week)) ? week : null;
}

/** Whether two lists contain the same windows, regardless of their order. */
export function hasSameWindows(
  one: readonly StartWindow[],
  other: readonly StartWindow[],
): boolean {
  const asText = (windows: readonly StartWindow[]) =>
    windows
      .map(({ type, weekday, firstStart, lastStart, stepMinutes }) =>
        [type, weekday, firstStart, lastStart, stepMinutes].join(),
      )
      .sort()
      .join(';');
  return asText(one) === asText(other);
}
