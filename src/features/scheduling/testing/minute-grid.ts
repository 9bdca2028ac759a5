import type { Schedule } from '../schema.ts';
import type { SlotRequest } from '../slot-request.ts';

/**
 * A reference implementation for the slots of a request: slow, it checks every minute of every host. It shares no code
 * with the product: local times come from Intl, and taken minutes are counted one by one.
 */

const MINUTE_MS = 60_000;

/**
 * A minute of a local date: its instant and its wall-clock time. `isRepeat`: the time occurs for the second time,
 * because the clock went back.
 */
type LocalMinute = { ms: number; date: string; minute: number; isRepeat: boolean };

/** Time that is taken, of one host or (`host` is null) of all. `startMs` is that of an appointment. */
export type Taken = {
  host: number | null;
  fromMs: number;
  toMs: number;
  startMs: number | null;
  isTimeOff?: boolean;
};

/** Every wall-clock minute of these UTC days in a zone, in order. */
export function minutesOf(zone: string, fromDay: string, days: number): LocalMinute[] {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const seen = new Set<string>();
  const firstMs = Date.parse(`${fromDay}T00:00:00Z`);
  return Array.from({ length: days * 1_440 }, (_, place) => firstMs + place * MINUTE_MS).map(
    (ms) => {
      const text = format.format(ms);
      const isRepeat = seen.has(text);
      seen.add(text);
      const [date = '', time = ''] = text.split(', ');
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return { ms, date, minute: hours * 60 + minutes, isRepeat };
    },
  );
}

/**
 * The states of the starts of a local date, whose minutes these are, by their instants in order; none if all hosts of
 * all coming starts have time off then.
 */
export function slotsByMinute(
  minutes: readonly LocalMinute[],
  {
    schedule,
    slotRequest,
    taken,
    now,
  }: { schedule: Schedule; slotRequest: SlotRequest; taken: readonly Taken[]; now: Date },
): { start: string; state: string }[] {
  const date = minutes[0]?.date ?? '';
  const hosts = slotRequest.hosts.map((number) => {
    const own = taken.filter(({ host }) => (host ?? number) === number);
    return {
      own,
      hours: hoursOf(schedule, slotRequest.type, number, date),
      isFull: isFull(number),
    };
  });
  function isFull(host: number): boolean {
    const limit = schedule.hosts.find(({ number }) => number === host)?.maxPerDay ?? null;
    const ofDay = new Set(minutes.map(({ ms }) => ms));
    const booked = taken.filter(
      (time) => time.host === host && time.startMs !== null && ofDay.has(time.startMs),
    );
    return limit !== null && booked.length >= limit;
  }
  const starts = minutes.flatMap(({ ms, minute, isRepeat }) => {
    const offering = hosts.filter(({ hours }) => hours.some((each) => isStart(minute, each)));
    if (isRepeat || offering.length === 0) return [];
    const isOver = ms <= now.getTime() + slotRequest.noticeMinutes * MINUTE_MS;
    const isFree = offering.some((host) => !host.isFull && isHostFree(ms, slotRequest, host.own));
    const state = isOver ? 'past' : isFree ? 'free' : 'taken';
    const isOff = offering.every(({ own }) => isHostOff(ms, slotRequest, own));
    return [{ start: new Date(ms).toISOString(), state, isOff }];
  });
  const coming = starts.filter(({ state }) => state !== 'past');
  const isClosed = coming.length > 0 && coming.every(({ isOff }) => isOff);
  return isClosed ? [] : starts.map(({ isOff: _, ...slot }) => slot);
}

function isHostOff(
  startMs: number,
  { durationMinutes }: SlotRequest,
  own: readonly Taken[],
): boolean {
  const bare = { durationMinutes, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  return !isHostFree(
    startMs,
    bare,
    own.filter(({ isTimeOff }) => isTimeOff),
  );
}

type Hours = { firstStart: string; lastStart: string; stepMinutes: number };

function hoursOf(schedule: Schedule, type: string, host: number, date: string): Hours[] {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  const own = schedule.weeklyHours.filter(({ hostNumber }) => hostNumber === host);
  const forType = own.filter((hours) => hours.type === type);
  const weekly = forType.length > 0 ? forType : own.filter((hours) => hours.type === null);
  const extra = schedule.extraHours.filter(
    (hours) => hours.date === date && (hours.hostNumber ?? host) === host,
  );
  return [...weekly.filter((hours) => hours.weekday === weekday), ...extra];
}

function isStart(minute: number, { firstStart, lastStart, stepMinutes }: Hours): boolean {
  const from = inMinutes(firstStart);
  return minute >= from && minute <= inMinutes(lastStart) && (minute - from) % stepMinutes === 0;
}

const inMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

type Length = Pick<SlotRequest, 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'>;

function isHostFree(startMs: number, slotRequest: Length, own: readonly Taken[]): boolean {
  const length =
    slotRequest.bufferBeforeMinutes + slotRequest.durationMinutes + slotRequest.bufferAfterMinutes;
  const firstMs = startMs - slotRequest.bufferBeforeMinutes * MINUTE_MS;
  for (let minute = 0; minute < length; minute += 1) {
    const fromMs = firstMs + minute * MINUTE_MS;
    if (own.some((time) => time.fromMs < fromMs + MINUTE_MS && time.toMs > fromMs)) return false;
  }
  return true;
}
