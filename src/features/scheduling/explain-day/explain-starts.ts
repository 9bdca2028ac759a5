import type { SlotRequest } from '../slot-request.ts';
import { blockedTime, evaluateDays, type Search } from '../slots/slots.ts';
import type { StartTimes } from '../start-times.ts';
import type { Taken } from './queries.ts';
import type { StartReason } from './schema.ts';

const MINUTE_MS = 60_000;

/**
 * The starts of a local date, each with the reasons why a host cannot take it; a host without reasons is free. Pure.
 * `evaluateDays` decides, as for visitors, whether a rule makes a start unavailable; `taken` only provides the details
 * of a conflict.
 */
export function explainStarts(
  startTimes: StartTimes,
  { date, taken, ...search }: Search & { date: string; taken: readonly Taken[] },
) {
  const { starts, isPast, isFull, hasTime } = evaluateDays(startTimes, search)(date);
  const { slotRequest, now } = search;
  const reasonsOf = (host: number, startMs: number): StartReason[] => [
    ...(isPast(startMs) ? [pastReason(startMs, slotRequest, now)] : []),
    ...(isFull(host) ? [{ rule: 'limit_reached' } as const] : []),
    ...(hasTime(host, startMs) ? [] : takenReasons(startMs, slotRequest, ofHost(taken, host))),
  ];
  return starts.map(({ startMs, iso, label, hosts }) => ({
    start: iso,
    label,
    hosts: hosts.map((number) => ({ number, reasons: reasonsOf(number, startMs) })),
  }));
}

const pastReason = (startMs: number, { noticeMinutes }: SlotRequest, now: Date): StartReason =>
  startMs <= +now ? { rule: 'past' } : { rule: 'notice', minutes: noticeMinutes };

const ofHost = (taken: readonly Taken[], host: number) =>
  taken.filter((each) => (each.host ?? host) === host);

/** The conflicts with the blocked time of a request. Never empty, because the busy text may be newer than `taken`. */
function takenReasons(
  startMs: number,
  slotRequest: SlotRequest,
  taken: readonly Taken[],
): StartReason[] {
  const { fromMs, toMs } = blockedTime(slotRequest, startMs);
  const overlapping = taken.filter((each) => +each.blockedFrom < toMs && +each.blockedTo > fromMs);
  const endMs = startMs + slotRequest.durationMinutes * MINUTE_MS;
  const reasons = overlapping.map((each) => reasonOf(each, startMs, endMs));
  return reasons.length > 0 ? reasons : [{ rule: 'taken' }];
}

function reasonOf(
  { kind, host, id, name, from, to }: Taken,
  startMs: number,
  endMs: number,
): StartReason {
  const span = { from, to };
  if (kind === 'held' || kind === 'calendar') return { rule: kind, ...span };
  if (kind === 'time_off') return { rule: kind, hostNumber: host, reason: name, ...span };
  const isOverlap = +from < endMs && +to > startMs;
  return { rule: isOverlap ? 'appointment' : 'buffer', id, name: name ?? '', ...span };
}
