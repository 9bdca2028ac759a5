import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Payment } from '../../payments/queries.ts';
import type { detailsOf } from '../booking-details.ts';

type Details = ReturnType<typeof detailsOf>;

/** A booking that waits for its payment: what is inserted once it is paid. */
export type StoredBooking = {
  details: Details;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** The numbers of the hosts who could take it when it was made, in order. */
  hosts: readonly number[];
};

const placeOf = (paymentId: string) => `payments.booking:${paymentId}`;

export const sealBooking = (box: SecretBox, paymentId: string, booking: StoredBooking): string =>
  box.seal(JSON.stringify(booking), placeOf(paymentId));

/** Undefined if it has been forgotten, or its key is lost. */
export function openBooking(
  box: SecretBox,
  { id, booking, scheduledDate }: Pick<Payment, 'id' | 'booking' | 'scheduledDate'>,
): StoredBooking | undefined {
  if (booking === null) return undefined;
  try {
    const stored = JSON.parse(box.open(booking, placeOf(id))) as StoredBooking;
    return { ...stored, details: { ...stored.details, scheduledDate } };
  } catch {
    return undefined;
  }
}
