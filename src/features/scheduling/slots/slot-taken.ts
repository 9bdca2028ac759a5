import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { formatDay, formatWeekday } from '../../../platform/time/format-rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import type { Schedule } from '../schema.ts';
import type { SlotRequest } from '../slot-request.ts';
import { listAlternatives } from './availability.ts';
import { byAttorney, listFromOthers } from './other-attorneys.ts';

const ALTERNATIVES = 3;

/**
 * The error for a time that is not free, with the three nearest free starts: `day_closed` if all of its hosts are off on
 * that day, otherwise `slot_taken` with `message`; `isFreeAgain` if the wanted time has
 * become one of them. With `others`, the client asked for one attorney: starts of that attorney come first, then those
 * of other attorneys, and each names its attorney.
 */
export async function slotTaken(
  deps: Pick<Context, 'db' | 'now'>,
  message: string,
  {
    others,
    ...wanted
  }: {
    wanted: Date;
    zone: string;
    schedule: Schedule;
    slotRequest: SlotRequest;
    /** The same request with the other hosts who offer it. */
    others?: SlotRequest | undefined;
    excludeAppointmentId?: string | undefined;
  },
): Promise<{ error: DomainError; isFreeAgain: boolean }> {
  const { starts: own, isDayClosed } = await listAlternatives(deps, wanted, ALTERNATIVES);
  const alternatives = others
    ? [...byAttorney(own, wanted), ...(await listFromOthers(deps, { ...wanted, others, own }))]
    : own;
  const iso = wanted.wanted.toISOString();
  return {
    error: new DomainError(
      'conflict',
      isDayClosed ? 'day_closed' : 'slot_taken',
      isDayClosed ? closedText(wanted) : message,
      { alternatives: alternatives.slice(0, ALTERNATIVES) },
    ),
    isFreeAgain: own.some(({ start }) => start === iso),
  };
}

function closedText({
  wanted,
  zone,
  schedule,
  slotRequest,
}: Parameters<typeof listAlternatives>[1]) {
  const { locale } = schedule;
  const day = `${formatWeekday(wanted, zone, 'long', locale)}, ${formatDay(wanted, zone, locale)}`;
  const [host, ...others] = schedule.hosts.filter(({ number }) =>
    slotRequest.hosts.includes(number),
  );
  const name = others.length === 0 ? host?.name : undefined;
  return name ? errors.attorneyAway({ name, day }) : errors.dayClosed({ day });
}

declare module '../../../platform/errors/errors.ts' {
  interface ErrorDetails {
    /**
     * Free start times near the requested one; only with reason `slot_taken` or `day_closed`. They name an attorney if
     * the request did.
     */
    alternatives?: {
      start: string;
      date: string;
      label: string;
      attorney?: { slug: string; name: string } | undefined;
    }[];
  }
}
