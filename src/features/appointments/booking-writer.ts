import type { Db } from '../../../db/client.ts';
import { isRefused } from '../../../db/database-error.ts';
import { createBatcher } from '../../platform/background/create-batcher.ts';
import { type BookedRow, insertBookings, type NewBooking } from './booking-queries.ts';

/** Writes a booking, or nothing where there is a reason against it: see `insertBookings`. */
export type WriteBooking = (booking: NewBooking) => Promise<BookedRow | undefined>;

/** Writes bookings that come at the same time by one statement. */
export function bookingWriter(db: Db): WriteBooking {
  return createBatcher(
    async (bookings) => {
      const written = await insertBookings(db, bookings);
      return bookings.map(({ appointment }) => written.get(appointment.id));
    },
    { retryIndividually: isRefused },
  );
}
