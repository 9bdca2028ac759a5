import type { Db, Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { requireLanguage, storedLanguage } from '../../../platform/languages/client-language.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findLanguageAt } from '../../client-languages/queries.ts';
import { requirePracticeArea } from '../../firm/practice-areas/require-practice-area.ts';
import { calendarBusy } from '../../scheduling/busy/calendar-busy.ts';
import { TimeTakenError } from '../../scheduling/change-calendar-queries.ts';
import { getBookingTerms, getSchedule } from '../../scheduling/queries.ts';
import { requireChosenHost } from '../../scheduling/require-chosen-host.ts';
import { hostChoices, withoutLimit } from '../../scheduling/require-slot.ts';
import { requireStart } from '../../scheduling/require-start.ts';
import type { Schedule } from '../../scheduling/schema.ts';
import { noSuchType, staffSlotRequest } from '../../scheduling/slot-request.ts';
import { type BookedRow, insertBookings, type NewBooking } from '../booking-queries.ts';
import { takeTime } from '../change/take-time.ts';
import { newBooking } from '../new-booking.ts';
import type { BookForClientInput } from './book-for-client-schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'inTurn'> & { user: User };

/**
 * Books on behalf of a client, for example by phone, even while online booking is closed, with an attorney, the firm or
 * anyone. The client gets the confirmation by mail if they have an e-mail address. Throws `invalid_input`, `slot_taken`
 * or, without `ignoreCalendarConflicts`, `calendar_busy`.
 */
export async function bookForClient(
  deps: Deps,
  { ignoreCalendarConflicts, attorney, clientLanguage, ...input }: BookForClientInput,
) {
  const [{ zone, practiceAreas }, schedule] = await Promise.all([
    getBookingTerms(deps.db),
    getSchedule(deps.db),
  ]);
  requirePracticeArea(practiceAreas, input.practiceArea);
  const scheduledDate = requireStart(input.scheduledDate, zone, deps.now());
  const { consultationType: type } = input;
  requireType(schedule, type);
  const hosts = attorney === undefined ? undefined : [requireChosenHost(schedule, attorney)];
  const slotRequest = staffSlotRequest(schedule, { type, durationMinutes: input.duration, hosts });
  if (slotRequest.hosts.length === 0) {
    throw invalidField(
      'attorney',
      'Nobody offers this consultation. Choose an attorney or the firm',
    );
  }
  const time = { scheduledDate, duration: slotRequest.durationMinutes };
  const choices = hostChoices(schedule, slotRequest.hosts, { type, area: input.practiceArea });
  const booking = newBooking(
    deps,
    {
      ...{ ...input, ...time, idempotencyKey: null, requestHash: null },
      clientLanguage: await languageOf(deps.db, { chosen: clientLanguage, email: input.email }),
    },
    { slotRequest, hosts: choices.map(withoutLimit), zone },
  );
  return takeTime(deps, {
    actor: deps.user.username,
    action: 'create',
    booked: { consultationType: type, hosts: slotRequest.hosts },
    lock: async () => null,
    check: () => time,
    hold: (tx) => insertBooking(tx, booking, { ignoreCalendarConflicts }),
  });
}

async function languageOf(
  db: Db,
  { chosen, email }: { chosen: string | null; email: string },
): Promise<string | null> {
  if (chosen) return storedLanguage(requireLanguage(chosen, 'clientLanguage'));
  return email ? findLanguageAt(db, [email.toLowerCase()]) : null;
}

async function insertBooking(
  tx: Tx,
  booking: NewBooking,
  { ignoreCalendarConflicts = false }: { ignoreCalendarConflicts?: boolean | undefined },
): Promise<BookedRow> {
  const insert = async (options: { ignoreCalendarConflicts: boolean }) =>
    (await insertBookings(tx, [booking], options)).get(booking.appointment.id);
  const row = await insert({ ignoreCalendarConflicts });
  if (row) return row;
  // A trial insert to find out whether staff may override the conflict; the error rolls it back.
  if (!ignoreCalendarConflicts && (await insert({ ignoreCalendarConflicts: true }))) {
    throw calendarBusy();
  }
  throw new TimeTakenError();
}

/** Rejects an unknown or inactive type. A type that clients cannot book online is allowed. */
function requireType({ types }: Schedule, key: string): void {
  if (types.some((type) => type.key === key && type.isActive)) return;
  throw noSuchType('consultationType');
}
