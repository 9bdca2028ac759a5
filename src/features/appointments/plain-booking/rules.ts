import { EMBED_BOOKING_PATH } from '../../embed/address-rules.ts';

/** The paths of the pages that show the booking steps: that of this site, and that of other sites' frames. */
export const BOOKING_PAGES: readonly string[] = ['/schedule', EMBED_BOOKING_PATH];

/**
 * A time as the value of a form field: its start and, with an attorney, their slug after a space. One field, so that the
 * alternatives to a taken time can be radio buttons.
 */
export function writeTime({
  start,
  attorney,
}: {
  start: string;
  attorney?: string | undefined;
}): string {
  return attorney ? `${start} ${attorney}` : start;
}

/** Reads the value of `writeTime`; without a value, both are undefined. */
export function readTime(value = ''): { start?: string; attorney?: string } {
  const [start, attorney] = value.split(' ');
  return { ...(start && { start }), ...(attorney && { attorney }) };
}
