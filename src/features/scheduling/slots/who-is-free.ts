import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { busyRange } from '../busy/busy-range.ts';
import { readSchedule } from '../read-schedule.ts';
import { requireOpen } from '../require-open.ts';
import { hostChoices } from '../require-slot.ts';
import { publicSlotRequest, type SlotPreference } from '../slot-request.ts';
import { startTimesOf } from '../start-times.ts';
import { evaluateDays, lastDateOf } from './slots.ts';
import { searchIn } from './slots-between.ts';

/**
 * The names of the attorneys of whom a booking would choose one for this start, in order: those who are free and come
 * first for the practice area. Empty if nobody is free, or if the firm as a whole may take it. Throws `component_hidden`
 * or `invalid_input`.
 */
export async function listWhoIsFree(
  deps: Pick<Context, 'db' | 'now' | 'contentCache' | 'readBusy'>,
  { start, ...wanted }: { start: string; type: string } & SlotPreference,
): Promise<string[]> {
  const { zone } = await requireOpen(deps, wanted);
  const schedule = await readSchedule(deps);
  const slotRequest = publicSlotRequest(schedule, wanted, 'type');
  const now = deps.now();
  const startMs = Date.parse(start);
  const date = localDateOf(new Date(startMs), zone);
  if (date > lastDateOf(slotRequest, now, zone)) return [];
  const busy = await deps.readBusy({ ...busyRange({ from: date, to: date }), now });
  const { starts, isPast, isFull, hasTime } = evaluateDays(
    startTimesOf(schedule, { ...slotRequest, zone }),
    searchIn(busy, { schedule, slotRequest, now }),
  )(date);
  const offering = starts.find((each) => each.startMs === startMs)?.hosts ?? [];
  const free = offering.filter((host) => !isFull(host) && hasTime(host, startMs));
  if (isPast(startMs) || free.length === 0) return [];
  const choices = hostChoices(schedule, free, { type: wanted.type, area: wanted.practiceArea });
  const first = Math.min(...choices.map(({ rank }) => rank));
  const chosen = new Set(choices.filter(({ rank }) => rank === first).map(({ number }) => number));
  const hosts = schedule.hosts.filter(({ number }) => chosen.has(number));
  return hosts.some(({ slug }) => slug === null) ? [] : hosts.flatMap(({ name }) => name ?? []);
}
