/** How long the back office offers staff to undo a change of an appointment. No imports: the browser loads it, too. */
export const UNDO_SECONDS = 10;

/**
 * How long the mails about the change wait. Longer than the offer, because a click in its last second takes a moment to
 * arrive.
 */
export const HELD_SECONDS = UNDO_SECONDS + 2;
