const LONGEST_SECONDS = 24 * 60 * 60;

/**
 * The delay of a Retry-After header, which holds seconds or a date (RFC 9110 §10.2.3), in seconds: 0 for a past date,
 * at most a day, null without a valid header.
 */
export function readRetryAfter(header: string | null, now = new Date()): number | null {
  if (header === null) return null;
  const seconds = /^\s*\d+\s*$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1_000);
  if (!Number.isFinite(seconds)) return null;
  return Math.min(Math.max(seconds, 0), LONGEST_SECONDS);
}
