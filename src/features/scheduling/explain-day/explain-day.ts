import type { Context } from '../../../platform/trpc/context.ts';
import { busyRange } from '../busy/busy-range.ts';
import { parseBusy } from '../busy/parse-busy.ts';
import { readBusyText } from '../busy/queries.ts';
import { getBookingTerms } from '../queries.ts';
import { readSchedule } from '../read-schedule.ts';
import type { ConsultationType, Schedule } from '../schema.ts';
import { type SlotRequest, slotRequestOf } from '../slot-request.ts';
import { lastDateOf } from '../slots/slots.ts';
import { startTimesOf } from '../start-times.ts';
import { explainStarts } from './explain-starts.ts';
import { listTaken } from './queries.ts';
import type { DayExplanation, ExplainDayInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'contentCache'>;

/** Explains for each possible start of a day and each host which rule makes it unavailable to visitors. */
export async function explainDay(
  deps: Deps,
  { date, type: key, hostNumber }: ExplainDayInput,
): Promise<DayExplanation> {
  const { zone, isOpen } = await getBookingTerms(deps.db);
  const schedule = await readSchedule(deps);
  const now = deps.now();
  const type = schedule.types.find((each) => each.key === key);
  if (!type) return { date, reasons: [{ rule: 'no_such_type' }], hosts: [], starts: [] };
  const asked = hostNumber ? [hostNumber] : schedule.hosts.map(({ number }) => number);
  const slotRequest = slotRequestOf(
    type,
    type.hosts.filter((number) => asked.includes(number)),
  );
  const reasons = dayReasons(type, { date, isOpen, lastDate: lastDateOf(slotRequest, now, zone) });
  const starts = await startsOf(deps.db, { date, zone, schedule, slotRequest, now });
  return {
    date,
    reasons,
    hosts: asked.map((number) => ({
      number,
      name: schedule.hosts.find((host) => host.number === number)?.name ?? null,
      reasons: hostReasons(number, { schedule, type, starts }),
    })),
    starts: starts.map((start) => ({
      ...start,
      isFree: reasons.length === 0 && start.hosts.some((host) => host.reasons.length === 0),
    })),
  };
}

type Starts = ReturnType<typeof explainStarts>;

async function startsOf(
  db: Deps['db'],
  {
    date,
    zone,
    schedule,
    slotRequest,
    now,
  }: { date: string; zone: string; schedule: Schedule; slotRequest: SlotRequest; now: Date },
): Promise<Starts> {
  const range = { ...busyRange({ from: date, to: date }), now };
  return explainStarts(
    startTimesOf(schedule, { type: slotRequest.type, hosts: slotRequest.hosts, zone }),
    {
      date,
      busy: parseBusy(await readBusyText(db, range), slotRequest.hosts),
      taken: await listTaken(db, range),
      limits: new Map(schedule.hosts.map(({ number, maxPerDay }) => [number, maxPerDay])),
      slotRequest,
      now,
    },
  );
}

function dayReasons(
  { isActive, isPublic }: ConsultationType,
  { date, isOpen, lastDate }: { date: string; isOpen: boolean; lastDate: string },
): DayExplanation['reasons'] {
  return [
    ...(isOpen ? [] : [{ rule: 'booking_off' } as const]),
    ...(isActive ? [] : [{ rule: 'type_inactive' } as const]),
    ...(isActive && !isPublic ? [{ rule: 'staff_only' } as const] : []),
    ...(date > lastDate ? [{ rule: 'beyond_horizon', lastDate } as const] : []),
  ];
}

/** The rules that close the whole day for a host; the first one of rules that exclude each other. */
function hostReasons(
  host: number,
  { schedule, type, starts }: { schedule: Schedule; type: ConsultationType; starts: Starts },
): DayExplanation['hosts'][number]['reasons'] {
  if (!schedule.hosts.some(({ number }) => number === host)) return [{ rule: 'host_inactive' }];
  if (!type.hosts.includes(host)) return [{ rule: 'not_offered' }];
  const own = starts.flatMap(({ hosts }) => hosts.filter(({ number }) => number === host));
  if (own.length === 0) return [{ rule: 'no_hours' }];
  const isFull = own.some(({ reasons }) => reasons.some(({ rule }) => rule === 'limit_reached'));
  return isFull ? [{ rule: 'limit_reached' }] : [];
}
