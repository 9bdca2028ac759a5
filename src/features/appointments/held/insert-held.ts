import type { Tx } from '../../../../db/client.ts';
import type { HostChoice } from '../../scheduling/choose-host-queries.ts';
import { chooseHost, lockLimitsOf } from '../../scheduling/free-host-queries.ts';
import { offeringHosts } from '../../scheduling/offering-hosts.ts';
import { hostChoices } from '../../scheduling/require-slot.ts';
import type { Schedule } from '../../scheduling/schema.ts';
import type { SlotPreference } from '../../scheduling/slot-request.ts';
import { type BookedRow, insertBookings, type NewBooking } from '../booking-queries.ts';

/**
 * The hosts who come before the host of a hold once the practice area is known: see `rankFor`. When the time was held,
 * it may not have been known, or none of them was free.
 */
export function hostsBefore(
  schedule: Schedule,
  held: { consultationType: string; scheduledDate: Date; hostNumber: number },
  { area, zone, ...preference }: { area: string; zone: string } & SlotPreference,
): HostChoice[] {
  const matter = { type: held.consultationType, area };
  const [own] = hostChoices(schedule, [held.hostNumber], matter);
  return hostChoices(schedule, offeringHosts(schedule, held, zone, preference), matter).filter(
    ({ rank }) => own && rank < own.rank,
  );
}

/**
 * Inserts the booking of a held time, whose hold has been deleted in this transaction: with one of `before` who is free,
 * otherwise with the host of the hold, whose calendar no longer matters. Undefined if neither is possible. Needs
 * `changeCalendar`.
 */
export async function insertHeld(
  tx: Tx,
  booking: NewBooking,
  before: readonly HostChoice[],
): Promise<BookedRow | undefined> {
  const { appointment, zone } = booking;
  const insert = async (each: NewBooking, ignoreCalendarConflicts: boolean) =>
    (await insertBookings(tx, [each], { ignoreCalendarConflicts })).get(appointment.id);
  if (before.length > 0) {
    await lockLimitsOf(tx, { hosts: before, start: appointment.scheduledDate, zone });
    const number = await chooseHost(tx, { ...appointment, hosts: before, zone });
    // A batch of bookings may take this host at the same time.
    const booked =
      number !== null &&
      (await insert({ ...booking, hosts: [{ number, maxPerDay: null }] }, false));
    if (booked) return booked;
  }
  return insert(booking, true);
}
