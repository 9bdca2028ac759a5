/** The number of Shift presses that trigger the quick exit, and the maximum pause between two of them. */
export const PRESSES = 3;
export const MAX_PAUSE_MS = 5_000;

/** The fields used of a `keydown` or `keyup` event, or of another event, which has no key. */
export type Press = Pick<Event, 'type' | 'timeStamp'> &
  Partial<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>>;

/**
 * Counts consecutive presses of either Shift key: Shift together with a letter, a click or another modifier counts as
 * typing and resets the count. A press is counted on the release of a Shift key that was pressed alone. `shiftKey` is
 * not used, because it is true while the other Shift key is still down (govuk-frontend #5393). A key held down repeats
 * `keydown`, but is released only once.
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
