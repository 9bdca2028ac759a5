import type { OfficeTime } from '../features/answers/clock/answer-due-at.ts';

const MINUTE_MS = 60_000;
const QUARTER_MINUTES = 15;
const WEEKDAY_NAMES = 'long';

/** Local date, weekday and minute of the day of every quarter of an hour, by the calendar of the runtime alone. */
export class LocalTimes {
  readonly #startMs: number;
  readonly #quarters: { date: string; weekday: string; minute: number }[] = [];

  constructor(zone: string, startMs: number, days: number) {
    this.#startMs = startMs;
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      weekday: WEEKDAY_NAMES,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    for (let quarter = 0; quarter < days * 96; quarter += 1) {
      const parts = Object.fromEntries(
        format
          .formatToParts(startMs + quarter * QUARTER_MINUTES * MINUTE_MS)
          .map(({ type, value }) => [type, value]),
      );
      this.#quarters.push({
        date: `${parts.year}-${parts.month}-${parts.day}`,
        weekday: parts.weekday ?? '',
        minute: Number(parts.hour) * 60 + Number(parts.minute),
      });
    }
  }

  /** Whether somebody is in the office during each minute. */
  openMinutes(office: OfficeTime): Uint8Array {
    const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const lines = office.hours.flatMap(({ dayOfWeek, opens, closes }) =>
      opens && closes
        ? [{ days: dayOfWeek as string[], from: minuteOf(opens), to: minuteOf(closes) }]
        : [],
    );
    const open = new Uint8Array(this.#quarters.length * QUARTER_MINUTES);
    for (const [place, { date, weekday, minute }] of this.#quarters.entries()) {
      if (office.closedDates.has(date)) continue;
      for (const { days, from, to } of lines) {
        if (!days.includes(weekday)) continue;
        for (let more = 0; more < QUARTER_MINUTES; more += 1) {
          const isOpen = from <= minute + more && minute + more < to;
          if (isOpen) open[place * QUARTER_MINUTES + more] = 1;
        }
      }
    }
    return open;
  }

  minuteOf(instant: Date): number {
    return (instant.getTime() - this.#startMs) / MINUTE_MS;
  }

  instantOf(minute: number): Date {
    return new Date(this.#startMs + minute * MINUTE_MS);
  }
}

/** The minute at which an answer is due, found by checking each minute in turn. */
export function dueMinuteByWalking(
  arrived: number,
  promiseHours: number,
  open: Uint8Array,
): number {
  const promised = arrived + promiseHours * 60;
  let due = 0;
  let minutesOpen = 0;
  for (let minute = arrived; minute < open.length; minute += 1) {
    if (minute >= promised && minutesOpen >= 60) return due;
    if (!open[minute]) continue;
    minutesOpen += 1;
    if (minute < promised || minutesOpen <= 60) due = minute + 1;
  }
  return minutesOpen >= 60 ? due : promised;
}
