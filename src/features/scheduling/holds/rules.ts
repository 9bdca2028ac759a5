/** Limits of times that staff hold while they take a client's details. No imports. */

/** How long a time is held. */
export const HOLD_MINUTES = 10;

/** The most times that one member of staff can hold at once, so that nobody blocks a whole day by accident. */
export const MAX_HOLDS = 5;

/** For this long after its end a hold can still be completed, if its time is free. */
export const ENDED_HOLD_HOURS = 24;
