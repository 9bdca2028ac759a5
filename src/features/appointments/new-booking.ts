import { randomUUID } from 'node:crypto';
import { addMinutes } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { NewEmail } from '../email/enqueue-queries.ts';
import type { HostChoice } from '../scheduling/choose-host-queries.ts';
import type { SlotRequest } from '../scheduling/slot-request.ts';
import type { NewBooking } from './booking-queries.ts';
import { newLink } from './client-link/make-link.ts';
import type { NewAppointment } from './queries.ts';

type Details = Omit<
  NewAppointment,
  | 'id'
  | 'endsAt'
  | 'createdAt'
  | 'updatedAt'
  | 'hostNumber'
  | 'bufferBeforeMinutes'
  | 'bufferAfterMinutes'
> & {
  /** A new one if omitted. */
  id?: string;
};

/** Who can take a booking, in order, and the firm's zone. */
export type Taken = {
  slotRequest: Pick<SlotRequest, 'bufferBeforeMinutes' | 'bufferAfterMinutes'>;
  hosts: readonly HostChoice[];
  zone: string;
};

/**
 * A booking to insert: the appointment, its client's link, the confirmation for the client and, with `noticeTo`, a
 * notice for the firm. Staff book without one.
 */
export function newBooking(
  deps: Pick<Context, 'now' | 'secrets'>,
  details: Details,
  { slotRequest, hosts, zone }: Taken,
  noticeTo?: { name: string; email: string },
): NewBooking {
  const { id = randomUUID(), firstName, lastName, email, scheduledDate, duration } = details;
  const endsAt = addMinutes(scheduledDate, duration);
  const mail = (
    kind: 'booking_confirmation' | 'booking_notice',
    to: { name: string; email: string },
  ): NewEmail => ({
    kind,
    toEmail: to.email,
    toName: to.name,
    payload: { id, ...(!noticeTo && { isFromStaff: true }) },
    dedupeKey: `${kind}:${id}`,
  });
  return {
    appointment: {
      ...details,
      id,
      endsAt,
      bufferBeforeMinutes: slotRequest.bufferBeforeMinutes,
      bufferAfterMinutes: slotRequest.bufferAfterMinutes,
      createdAt: deps.now(),
      updatedAt: deps.now(),
    },
    hosts,
    zone,
    link: newLink(deps, endsAt),
    emails: [
      mail('booking_confirmation', { name: `${firstName} ${lastName}`, email }),
      ...(noticeTo ? [mail('booking_notice', noticeTo)] : []),
    ],
  };
}
