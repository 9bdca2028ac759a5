/** How many presses of Shift leave the site, and the longest pause between two of them. */
export const PRESSES = 3;
export const MAX_PAUSE_MS = 5_000;

/** What is read of a `keydown`, a `keyup`, or another event, which has no key. */
export type Press = Pick<Event, 'type' | 'timeStamp'> &
  Partial<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>>;

/**
 * Counts presses of Shift, either of the two keys, with nothing else in between: Shift with a letter, a click or another
 * modifier is typing and starts over. What counts is the release of a key that was pressed alone, not `shiftKey`, which
 * is true while the other Shift key is still down (govuk-frontend #5393). A key that repeats is released once.
 */
export function createShiftPresses(onCount: (count: number) => void) {
  let count = 0;
  let isAlone = false;
  let countedAt = 0;
  return ({ type, key, ctrlKey, altKey, metaKey, timeStamp }: Press) => {
    const isShift = key === 'Shift';
    if (type !== 'keyup') {
      isAlone = isShift && !ctrlKey && !altKey && !metaKey;
      if (!isAlone) count = 0;
    } else if (isShift && isAlone) {
      count = timeStamp - countedAt > MAX_PAUSE_MS ? 1 : count + 1;
      countedAt = timeStamp;
      onCount(count);
    }
  };
}
