import type { Tx } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { changeCalendar } from '../../scheduling/change-calendar.ts';
import { TimeTakenError } from '../../scheduling/change-calendar-queries.ts';
import { getBookingTerms, getSchedule } from '../../scheduling/queries.ts';
import type { Place } from '../../scheduling/rules.ts';
import { buffersOf, staffSlotRequest } from '../../scheduling/slot-request.ts';
import { slotTaken } from '../../scheduling/slots/slot-taken.ts';
import { isClosed } from '../rules.ts';
import { type AuditedAppointment, auditAppointment } from './audit-appointment.ts';
import type { LockedAppointment } from './queries.ts';

/** A start, a duration in minutes and, if they are to change, the host and the way to meet. */
type WantedTime = { scheduledDate: Date; duration: number; hostNumber?: number; place?: Place };

/** The time as it is stored. `timeSetAt` is when it was set. */
type HeldTime = WantedTime & { endsAt: Date; timeSetAt: Date };

/** The steps of one use case, in order. `Before` is null if the appointment is yet to be inserted. */
type Steps<Before extends LockedAppointment | null, After extends AuditedAppointment> = {
  /** Username and action for the audit log. */
  actor: string;
  action: 'create' | 'move' | 'reopen';
  /** Locks the appointment to change. */
  lock: (tx: Tx) => Promise<Before>;
  /**
   * For an appointment that is yet to be inserted: its type and its hosts, by default anyone who offers the type. An
   * existing appointment keeps its type.
   */
  booked?: { consultationType: string; hosts?: readonly number[] };
  /** The hosts who may take an existing appointment; only its own host if omitted. */
  hosts?: readonly number[];
  /** The office in which an existing appointment stays; any if omitted. */
  office?: string | undefined;
  /** Throws if the rules forbid the change; returns the requested time. */
  check: (before: Before) => WantedTime;
  /** Rejects a time at which the connected calendar is busy; omitted if that does not matter, or `hold` checks it. */
  checkCalendar?:
    | ((tx: Tx, time: { from: Date; to: Date }, before: Before) => Promise<void>)
    | undefined;
  /** Writes the time; throws `TimeTakenError` if it is taken or off. */
  hold: (tx: Tx, time: HeldTime, before: Before) => Promise<After>;
  /** Enqueues the mails; omitted if `hold` does so. */
  mail?: (tx: Tx, states: { before: Before; after: After }) => Promise<void>;
};

/**
 * Takes a time for an appointment in one transaction: lock, check, hold, audit, mail. An appointment that already has
 * this time is returned unchanged. Throws the errors of the steps, and `slot_taken` with the three nearest free starts
 * if the time is taken or off.
 *
 * Used when staff book, move or reopen and when clients move. Bookings by clients are batched instead
 * (`booking-writer.ts`).
 */
export async function takeTime<
  Before extends LockedAppointment | null,
  After extends AuditedAppointment,
>(
  deps: Pick<Context, 'db' | 'now' | 'inTurn'>,
  steps: Steps<Before, After>,
): Promise<After | NonNullable<Before>> {
  let refused: (WantedTime & { before: Before }) | undefined;
  const take = async (tx: Tx) => {
    const before = await steps.lock(tx);
    const wanted = steps.check(before);
    if (before && holds(before, wanted)) return before;
    refused = { ...wanted, before };
    const endsAt = addMinutes(wanted.scheduledDate, wanted.duration);
    await steps.checkCalendar?.(tx, { from: wanted.scheduledDate, to: endsAt }, before);
    const after = await steps.hold(tx, { ...wanted, endsAt, timeSetAt: deps.now() }, before);
    const { actor, action } = steps;
    await auditAppointment(tx, actor, { action, before, after });
    await steps.mail?.(tx, { before, after });
    return after;
  };
  try {
    return await changeCalendar(deps, take);
  } catch (error) {
    if (!(error instanceof TimeTakenError) || !refused) throw error;
    // Only after the transaction has ended and released its connection.
    const { before, scheduledDate, duration, hostNumber = before?.hostNumber } = refused;
    const [{ zone }, schedule] = await Promise.all([
      getBookingTerms(deps.db),
      getSchedule(deps.db),
    ]);
    const refusal = await slotTaken(deps, errors.slotBlocked, {
      wanted: scheduledDate,
      schedule,
      slotRequest: staffSlotRequest(schedule, {
        type: (before ?? steps.booked)?.consultationType,
        durationMinutes: duration,
        buffers: before ? buffersOf(before) : undefined,
        office: steps.office,
        hosts: before ? (steps.hosts ?? [hostNumber ?? before.hostNumber]) : steps.booked?.hosts,
      }),
      excludeAppointmentId: before?.id,
      zone,
    });
    throw refusal.error;
  }
}

const holds = (
  { status, scheduledDate, duration, hostNumber, place }: LockedAppointment,
  wanted: WantedTime,
) =>
  !isClosed(status) &&
  hostNumber === (wanted.hostNumber ?? hostNumber) &&
  (wanted.place === undefined || wanted.place === place) &&
  duration === wanted.duration &&
  scheduledDate.getTime() === wanted.scheduledDate.getTime();
