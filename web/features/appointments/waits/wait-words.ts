import type { ClientWait } from '../../../../src/features/waits/schema.ts';
import { noonOf } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { longDate, whenInSentence } from '../../scheduling/when-words.ts';

/** `Tuesday, Mar 11, 2031` */
export const dayInWords = (date: string, locale: string): string =>
  longDate(noonOf(date), 'UTC', locale);

/** The days for which somebody waits: `Tuesday, Mar 11, 2031 to Friday, Mar 14, 2031`, or one day. */
export function daysInWords(
  { from, until }: { from: string; until: string },
  locale: string,
): string {
  const words = (date: string) => dayInWords(date, locale);
  return from === until
    ? words(from)
    : m.waits.fromUntil({ from: words(from), until: words(until) });
}

type Firm = { zone: string; formats: { locale: string } };

/** Title and lead of the client’s page. */
export function pageWords(
  { firstName: name, offer, goneOffer, endedBecause, bookedDate }: ClientWait,
  { zone, formats: { locale } }: Firm,
): { title: string; lead: string } {
  const when = (instant: string) => whenInSentence(instant, zone, locale);
  if (offer) {
    const lead = m.waits.offeredLead({ name, until: when(offer.heldUntil) });
    return { title: m.waits.offeredTitle, lead };
  }
  const ended = (lead: string) => ({ title: m.waits.endedTitle, lead });
  switch (endedBecause) {
    case null:
      return {
        title: m.waits.waitingTitle,
        lead: goneOffer
          ? m.waits.goneLead({ name, when: when(goneOffer) })
          : m.waits.waitingLead({ name }),
      };
    case 'taken':
      return {
        title: m.waits.takenTitle,
        lead: bookedDate ? m.waits.takenLead({ name, when: when(bookedDate) }) : '',
      };
    case 'left':
      return ended(m.waits.left({ name }));
    case 'removed':
      return ended(m.waits.removed({ name }));
    case 'passed':
      return ended(m.waits.passed({ name }));
    case 'appointment':
      return ended(m.waits.appointmentOver({ name }));
    case 'unanswered':
      return ended(m.waits.unanswered({ name }));
  }
}
