import type { Tx } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { requirePracticeArea } from '../../firm/practice-areas/require-practice-area.ts';
import { calendarBusy } from '../busy/calendar-busy.ts';
import { changeCalendar } from '../change-calendar.ts';
import { TimeTakenError } from '../change-calendar-queries.ts';
import { getBookingTerms, getSchedule } from '../queries.ts';
import { requireChosenHost } from '../require-chosen-host.ts';
import { hostChoices, withoutLimit } from '../require-slot.ts';
import { requireStart } from '../require-start.ts';
import { noSuchType, staffSlotRequest } from '../slot-request.ts';
import { slotTaken } from '../slots/slot-taken.ts';
import { blockAppointmentWrites } from '../time-off/queries.ts';
import { auditHold } from './audit-hold.ts';
import { getHold } from './get-hold.ts';
import { countHoldsOf, endExpiredHolds, insertHold, type NewHold } from './queries.ts';
import { HOLD_MINUTES, MAX_HOLDS } from './rules.ts';
import type { HoldTimeInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'inTurn'> & { user: User };

/**
 * Holds a time for a client whose details are not known yet: nobody else can take it for `HOLD_MINUTES`. Throws
 * `invalid_input`, `too_many_holds`, `slot_taken` or, without `ignoreCalendarConflicts`, `calendar_busy`.
 */
export async function holdTime(
  deps: Deps,
  {
    ignoreCalendarConflicts = false,
    consultationType,
    practiceArea,
    attorney,
    ...input
  }: HoldTimeInput,
) {
  const [{ zone, practiceAreas }, schedule] = await Promise.all([
    getBookingTerms(deps.db),
    getSchedule(deps.db),
  ]);
  if (practiceArea !== undefined) requirePracticeArea(practiceAreas, practiceArea);
  const scheduledDate = requireStart(input.scheduledDate, zone, deps.now());
  if (!schedule.types.some(({ key, isActive }) => key === consultationType && isActive)) {
    throw noSuchType('consultationType');
  }
  const slotRequest = staffSlotRequest(schedule, {
    type: consultationType,
    durationMinutes: input.duration,
    hosts: attorney ? [requireChosenHost(schedule, attorney)] : undefined,
  });
  const { hosts, durationMinutes: duration, bufferBeforeMinutes, bufferAfterMinutes } = slotRequest;
  const now = deps.now();
  const { username: createdBy } = deps.user;
  const hold = {
    consultationType,
    scheduledDate,
    duration,
    endsAt: addMinutes(scheduledDate, duration),
    bufferBeforeMinutes,
    bufferAfterMinutes,
    heldUntil: addMinutes(now, HOLD_MINUTES),
    createdBy,
    createdAt: now,
    tokenHash: null,
  };
  const matter = { type: consultationType, area: practiceArea };
  const choice = { hosts: hostChoices(schedule, hosts, matter).map(withoutLimit), zone };
  try {
    const id = await changeCalendar(deps, async (tx) => {
      await requireFewHolds(tx, { username: createdBy, now });
      const held = await insertFree(tx, hold, { ...choice, ignoreCalendarConflicts });
      await auditHold(tx, { actor: createdBy, action: 'hold' }, held);
      return held.id;
    });
    return await getHold(deps.db, id);
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    const wanted = { wanted: scheduledDate, zone, schedule, slotRequest };
    throw (await slotTaken(deps, errors.slotBlocked, wanted)).error;
  }
}

/** Throws `calendar_busy` if only a busy calendar is in the way, which staff may ignore. */
async function insertFree(tx: Tx, hold: NewHold, choice: Parameters<typeof insertHold>[2]) {
  await blockAppointmentWrites(tx);
  await endExpiredHolds(tx, hold.createdAt);
  const inserted = await insertHold(tx, hold, choice);
  if (inserted) return inserted;
  // A trial insert, which the error rolls back.
  if (
    !choice.ignoreCalendarConflicts &&
    (await insertHold(tx, hold, { ...choice, ignoreCalendarConflicts: true }))
  ) {
    throw calendarBusy();
  }
  throw new TimeTakenError();
}

async function requireFewHolds(tx: Tx, staff: { username: string; now: Date }): Promise<void> {
  if ((await countHoldsOf(tx, staff)) < MAX_HOLDS) return;
  throw new DomainError(
    'conflict',
    'too_many_holds',
    `You already hold ${MAX_HOLDS} times. Release one of them, or wait until one expires.`,
  );
}
