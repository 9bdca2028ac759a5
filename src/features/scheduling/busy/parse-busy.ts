/** The times that are taken, per host. Pure. All times are epoch milliseconds; ends are exclusive. */

/** Disjoint times of one host in order: the start and the end of each, alternating. */
type Times = readonly number[];

export type Busy = {
  /** By host number. */
  times: ReadonlyMap<number, Times>;
  /** The starts of each host's appointments. */
  starts: ReadonlyMap<number, readonly number[]>;
  /** The part of `times` that is time off, by host number. */
  timeOff: ReadonlyMap<number, Times>;
};

/** The host number that the text uses for times that concern every host. */
const EVERY_HOST = 0;

/**
 * How many numbers describe a time: host, start in seconds, length, and by how much the start of the appointment itself
 * is later than that of its buffer. Kept small, because parsing takes most of the time.
 */
const NUMBERS_PER_TIME = 4;
/** The last number of a time that is neither an appointment nor time off. */
export const NO_START = -1;
/** The last number of time off. */
export const TIME_OFF = -2;

const SECOND_MS = 1_000;

/** Parses the text of `readBusyText` for these hosts. */
export function parseBusy(text: string, hosts: readonly number[]): Busy {
  const times = new Map<number, number[]>(hosts.map((host) => [host, []]));
  const starts = new Map<number, number[]>(hosts.map((host) => [host, []]));
  const timeOff = new Map<number, number[]>(hosts.map((host) => [host, []]));
  const numbers: number[] = JSON.parse(`[${text}]`);
  for (let at = 0; at < numbers.length; at += NUMBERS_PER_TIME) {
    const host = Number(numbers[at]);
    const fromMs = Number(numbers[at + 1]) * SECOND_MS;
    const toMs = fromMs + Number(numbers[at + 2]) * SECOND_MS;
    const start = Number(numbers[at + 3]);
    addTo(times, { host, fromMs, toMs });
    if (start === TIME_OFF) addTo(timeOff, { host, fromMs, toMs });
    if (start >= 0) starts.get(host)?.push(fromMs + start * SECOND_MS);
  }
  return { times, starts, timeOff };
}

function addTo(
  times: ReadonlyMap<number, number[]>,
  { host, fromMs, toMs }: { host: number; fromMs: number; toMs: number },
): void {
  if (host === EVERY_HOST) for (const each of times.values()) add(each, fromMs, toMs);
  else add(times.get(host), fromMs, toMs);
}

/** Adds a time that does not start before those added already, and merges it with the last one if they meet. */
function add(times: number[] | undefined, fromMs: number, toMs: number): void {
  if (!times) return;
  const lastTo = times.at(-1);
  if (lastTo === undefined || fromMs > lastTo) times.push(fromMs, toMs);
  else if (toMs > lastTo) times[times.length - 1] = toMs;
}

/** Checks whether a time overlaps none of the host's. Fastest when called in chronological order: see `#at`. */
export class FreeTimes {
  readonly #times: Times;
  /** The index of the first time that had not ended at the latest time checked. */
  #at = 0;

  constructor(times: Times) {
    this.#times = times;
  }

  isFree(fromMs: number, toMs: number): boolean {
    const times = this.#times;
    while (this.#at > 0 && Number(times[this.#at - 1]) > fromMs) this.#at -= 2;
    while (Number(times[this.#at + 1]) <= fromMs) this.#at += 2;
    const nextMs = times[this.#at];
    return nextMs === undefined || nextMs >= toMs;
  }
}
