import { createHash } from 'node:crypto';

/** The same message of the same sender within this time is one message. */
const REPEAT_WINDOW_MS = 10 * 60_000;

/**
 * The ids that a message with this content gets now, and those under which it may have been stored within the window.
 * The id depends on the content and the time, so that simultaneous repetitions get the same one.
 */
export function messageIds(message: object, now: Date): { id: string; ids: string[]; since: Date } {
  const period = Math.floor(now.getTime() / REPEAT_WINDOW_MS);
  const id = idOf(message, period);
  const since = new Date(now.getTime() - REPEAT_WINDOW_MS);
  return { id, ids: [id, idOf(message, period - 1)], since };
}

/** A UUID of version 8, which leaves its bits to the application. */
function idOf(message: object, period: number): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([period, message]))
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
