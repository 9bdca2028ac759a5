import { type EmbedTheme, readEmbedTheme } from './rules.ts';

export const EMBED_BOOKING_PATH = '/embed/booking';
/** Prefix of the URLs of booked appointments. */
export const EMBED_BOOKED_PATH = '/embed/booked';

/** The URL of an embedded page; `theme` is omitted if it is light. */
export function embedHref(path: string, theme: EmbedTheme | undefined): string {
  const shown = readEmbedTheme(theme);
  return shown ? `${path}?theme=${shown}` : path;
}
