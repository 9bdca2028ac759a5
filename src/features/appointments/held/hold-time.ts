import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError, invalidField } from '../../../platform/errors/errors.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { calendarBusy } from '../../calendars/busy/require-calendar-free.ts';
import { requirePracticeArea } from '../../firm/practice-areas/require-practice-area.ts';
import { getBookingTerms, getSchedule } from '../../scheduling/queries.ts';
import { hostChoices, withoutLimit } from '../../scheduling/require-slot.ts';
import { requireStart } from '../../scheduling/require-start.ts';
import type { Schedule } from '../../scheduling/schema.ts';
import { noSuchType, staffSlotRequest } from '../../scheduling/slot-request.ts';
import { blockAppointmentWrites } from '../../scheduling/time-off/queries.ts';
import { TimeTakenError } from '../change/queries.ts';
import { takeTime } from '../change/take-time.ts';
import { getHold } from './get-hold.ts';
import { countHoldsOf, endExpiredHolds, insertHold } from './queries.ts';
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
    hosts: attorney ? [requireHost(schedule, attorney)] : undefined,
  });
  const { hosts, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = slotRequest;
  const { username } = deps.user;
  const held = await takeTime(deps, {
    actor: username,
    action: 'hold',
    booked: { consultationType, hosts },
    lock: async () => null,
    check: () => ({ scheduledDate, duration: durationMinutes }),
    hold: async (tx, { timeSetAt: now, ...time }) => {
      await requireFewHolds(tx, { username, now });
      await blockAppointmentWrites(tx);
      await endExpiredHolds(tx, now);
      const hold = {
        ...time,
        consultationType,
        bufferBeforeMinutes,
        bufferAfterMinutes,
        heldUntil: addMinutes(now, HOLD_MINUTES),
        createdBy: username,
        createdAt: now,
        tokenHash: null,
      };
      const matter = { type: consultationType, area: practiceArea };
      const choices = hostChoices(schedule, hosts, matter).map(withoutLimit);
      const insert = (options: { ignoreCalendarConflicts: boolean }) =>
        insertHold(tx, hold, { hosts: choices, zone, ...options });
      const inserted = await insert({ ignoreCalendarConflicts });
      if (inserted) {
        const { hostNumber: _, ...time } = inserted;
        return { ...time, status: 'held' };
      }
      // A trial insert to find out whether staff may override the conflict; the error rolls it back.
      if (!ignoreCalendarConflicts && (await insert({ ignoreCalendarConflicts: true }))) {
        throw calendarBusy();
      }
      throw new TimeTakenError();
    },
  });
  return getHold(deps.db, held.id);
}

function requireHost({ hosts }: Schedule, slug: string): number {
  const host = hosts.find((each) => each.slug === slug);
  if (!host) throw invalidField('attorney', 'Choose one of the attorneys who take consultations');
  return host.number;
}

async function requireFewHolds(tx: Tx, staff: { username: string; now: Date }): Promise<void> {
  if ((await countHoldsOf(tx, staff)) < MAX_HOLDS) return;
  throw new DomainError(
    'conflict',
    'too_many_holds',
    `You already hold ${MAX_HOLDS} times. Release one of them, or wait until one expires.`,
  );
}
