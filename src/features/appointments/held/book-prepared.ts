import type { Context } from '../../../platform/trpc/context.ts';
import { changeCalendar } from '../../scheduling/change-calendar.ts';
import { TimeTakenError } from '../../scheduling/change-calendar-queries.ts';
import { deleteHold, findPrepared } from '../../scheduling/holds/queries.ts';
import { offeringHosts } from '../../scheduling/offering-hosts.ts';
import { readSchedule } from '../../scheduling/read-schedule.ts';
import type { Schedule } from '../../scheduling/schema.ts';
import { parseScheduledDate } from '../../scheduling/slots/slots.ts';
import { detailsOf } from '../booking-details.ts';
import type { BookedRow } from '../booking-queries.ts';
import { newBooking } from '../new-booking.ts';
import type { BookAppointmentInput } from '../schema.ts';
import { hostsBefore, insertHeld } from './insert-held.ts';

type Deps = Pick<
  Context,
  | 'db'
  | 'inTurn'
  | 'contentCache'
  | 'now'
  | 'secrets'
  | 'idempotencyKey'
  | 'language'
  | 'visitCounter'
>;
type Terms = { zone: string; firmName: string; firmEmail: string };
type Prepared = NonNullable<Awaited<ReturnType<typeof findPrepared>>>;

/**
 * Books the time that a program holds for this client: with the host of the hold, unless the client takes anyone and
 * somebody is free who comes first for the practice area. Undefined if the input has no token, the time is no longer held,
 * or the client has chosen something else: then it is an ordinary booking.
 */
export async function bookPrepared(deps: Deps, input: BookAppointmentInput, terms: Terms) {
  if (!input.hold) return undefined;
  const held = await findPrepared(deps.db, { token: input.hold, now: deps.now() });
  if (!held || !isChosen(held, input, terms) || held.scheduledDate <= deps.now()) return undefined;
  const schedule = await readSchedule(deps);
  if (!meetsPreference(schedule, held, input, terms)) return undefined;
  const booked = await bookHeld(deps, held, input, { ...terms, schedule });
  if (!booked) return undefined;
  deps.visitCounter.countBooking();
  return { booked, schedule };
}

const isChosen = (held: Prepared, input: BookAppointmentInput, { zone }: Terms) =>
  held.consultationType === input.consultationType &&
  (!input.attorney || held.attorney === input.attorney) &&
  parseScheduledDate(input.scheduledDate, zone)?.getTime() === held.scheduledDate.getTime();

/** Whether the host of the hold is in the office and speaks the language that the client has chosen. */
const meetsPreference = (
  schedule: Schedule,
  held: Prepared,
  { office, language }: BookAppointmentInput,
  { zone }: Terms,
) =>
  !(office || language) ||
  offeringHosts(schedule, held, zone, { office, language }).includes(held.hostNumber);

/** Undefined if it cannot be inserted, such as a repeat of a booking; the time is then still held. */
async function bookHeld(
  deps: Deps,
  held: Prepared,
  input: BookAppointmentInput,
  { zone, firmName: name, firmEmail: email, schedule }: Terms & { schedule: Schedule },
): Promise<BookedRow | undefined> {
  const { id, scheduledDate, duration, hostNumber } = held;
  const type = schedule.types.find(({ key }) => key === held.consultationType);
  const booking = newBooking(
    deps,
    detailsOf(deps, input, { scheduledDate, duration, type }),
    // The hold already counts towards the daily limit.
    { slotRequest: held, hosts: [{ number: hostNumber, maxPerDay: null }], zone },
    { name, email },
  );
  const { practiceArea: area, office, language } = input;
  const before = input.attorney
    ? []
    : hostsBefore(schedule, held, { area, zone, office, language });
  try {
    return await changeCalendar(deps, async (tx) => {
      if (!(await deleteHold(tx, id))) throw new TimeTakenError();
      const row = await insertHeld(tx, booking, before);
      if (!row) throw new TimeTakenError();
      return row;
    });
  } catch (error) {
    if (error instanceof TimeTakenError) return undefined;
    throw error;
  }
}
