/** How long payments are kept whose consultation was never booked, or has been deleted. */
export const PAYMENT_DAYS = 90;

/** How long the details of an unpaid booking are kept, so that the client can hold the time again. */
export const UNPAID_BOOKING_HOURS = 24;
