import { whenElsewhere } from '../when-words.ts';

/**
 * An instant in the visitor's time zone, such as `Wed, Mar 11 at 1:30 AM`; undefined if it is the same local time as
 * the firm's, and on the server, which does not know the visitor's time zone.
 */
export const visitorTime = (
  instant: string,
  firmZone: string,
  locale: string,
  visitorZone = import.meta.env.SSR ? firmZone : Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined => whenElsewhere(instant, { zone: firmZone, otherZone: visitorZone, locale });
