import { getUnixTime } from '../time/date-math.ts';

/**
 * When the former names were deprecated, and until when they are accepted: see
 * `docs/decisions/renamed-api-names.md`.
 */
const SINCE = new Date('2026-11-23T00:00:00Z');
const SUNSET = new Date('2027-06-01T00:00:00Z');

/** The anchor of the section of the API reference page that explains former names. */
export const FORMER_NAMES_ANCHOR = 'former-names';

/** The headers of a response to a request with a former name (RFC 9745, RFC 8594). */
export const formerNameHeaders = (publicUrl: string) => ({
  deprecation: `@${getUnixTime(SINCE)}`,
  sunset: SUNSET.toUTCString(),
  link: `<${publicUrl}/api/docs#${FORMER_NAMES_ANCHOR}>; rel="deprecation"; type="text/html"`,
});

/**
 * Whether a call uses one of these former names, either as its path (`articles.officeList`) or as a field of its input.
 */
export function usesFormerName(names: readonly string[], path: string, input: unknown): boolean {
  const fields = typeof input === 'object' && input !== null ? input : {};
  return names.some((name) => name === path || Object.hasOwn(fields, name));
}
