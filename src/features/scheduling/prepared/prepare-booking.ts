import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { enforceRateLimit } from '../../../platform/rate-limits/enforce-rate-limit.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import { newToken } from '../../../platform/secrets/new-token.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { requirePracticeArea } from '../../firm/practice-areas/require-practice-area.ts';
import { changeCalendar } from '../change-calendar.ts';
import { TimeTakenError } from '../change-calendar-queries.ts';
import { endExpiredHolds, insertHold } from '../holds/queries.ts';
import { readSchedule } from '../read-schedule.ts';
import { requireOpen } from '../require-open.ts';
import { requireSlot } from '../require-slot.ts';
import { publicSlotRequest } from '../slot-request.ts';
import { slotTaken } from '../slots/slot-taken.ts';
import { blockAppointmentWrites } from '../time-off/queries.ts';
import { leavesHalfFree } from './leaves-half-free.ts';
import { PREPARED_BY_ADDRESS, PREPARED_IN_ALL, PREPARED_MINUTES, PROGRAM } from './rules.ts';
import type { PrepareBookingInput } from './schema.ts';

type Deps = Pick<
  Context,
  'db' | 'inTurn' | 'now' | 'contentCache' | 'incrementCounter' | 'clientKey' | 'rateLimitFactor'
>;

/**
 * Holds a free time for fifteen minutes and returns the token with which a person can book it. Nothing is booked, and
 * no personal data is stored. Throws `invalid_input`, `component_hidden`, `too_many_requests`, `slot_taken` with the
 * three nearest free starts, or `too_many_holds` if programs would hold more than half of that day.
 */
export async function prepareBooking(
  deps: Deps,
  { type, start, area: named, ...preference }: PrepareBookingInput,
) {
  const area = named ?? undefined;
  const { zone, practiceAreas } = await requireOpen(deps);
  if (area) requirePracticeArea(practiceAreas, area, 'area');
  const schedule = await readSchedule(deps);
  const slotRequest = publicSlotRequest(
    schedule,
    { type, practiceArea: area, ...preference },
    'type',
  );
  const now = deps.now();
  const slot = requireSlot(start, { schedule, slotRequest, zone, now, field: 'start', area });
  await enforceLimits(deps);
  const { bufferBeforeMinutes, bufferAfterMinutes, durationMinutes: duration } = slotRequest;
  const token = newToken();
  const hold = {
    consultationType: type,
    scheduledDate: slot.start,
    duration,
    endsAt: addMinutes(slot.start, duration),
    bufferBeforeMinutes,
    bufferAfterMinutes,
    heldUntil: addMinutes(now, PREPARED_MINUTES),
    createdBy: PROGRAM,
    createdAt: now,
    tokenHash: hashOfToken(token),
  };
  const date = localDateOf(slot.start, zone);
  let host: number;
  try {
    host = await changeCalendar(deps, async (tx) => {
      await blockAppointmentWrites(tx);
      await endExpiredHolds(tx, now);
      const choice = { hosts: slot.hosts, zone, ignoreCalendarConflicts: false };
      const inserted = await insertHold(tx, hold, choice);
      if (!inserted) throw new TimeTakenError();
      const day = { schedule, host: inserted.hostNumber, date, zone, now };
      if (!(await leavesHalfFree(tx, day))) throw tooManyHolds();
      return inserted.hostNumber;
    });
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    const wanted = { wanted: slot.start, zone, schedule, slotRequest };
    throw (await slotTaken(deps, errors.slotTaken, wanted)).error;
  }
  return {
    ...{ token, type, scheduledDate: slot.start, heldUntil: hold.heldUntil },
    ...(slotRequest.outsideArea?.includes(host) && { outsidePracticeArea: true as const }),
  };
}

async function enforceLimits(deps: Deps): Promise<void> {
  await enforceRateLimit(deps, 'prepared bookings', PREPARED_BY_ADDRESS);
  const everybody = { ...deps, clientKey: 'everybody' };
  await enforceRateLimit(everybody, 'prepared bookings', PREPARED_IN_ALL);
}

const tooManyHolds = () =>
  new DomainError(
    'conflict',
    'too_many_holds',
    'Programs already hold the maximum number of times on that day. Choose another day, or let the person choose a time on the website.',
  );
