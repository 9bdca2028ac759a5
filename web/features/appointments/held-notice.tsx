import { skipToken } from '@tanstack/react-query';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { formatTime } from '../../lib/format.ts';
import { m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { Notice } from '../../ui/notice.tsx';

/**
 * A notice for visitors with the link of a prepared booking: how long the time is held, and that it is not booked yet.
 */
export function HeldNotice({
  firm,
  hold,
  start,
}: {
  firm: FirmProfile;
  hold: string | undefined;
  /** The chosen time as an ISO instant. */
  start: string | null;
}) {
  const { data } = trpc.appointments.prepared.useQuery(hold ? { hold } : skipToken);
  if (data === undefined || start === null) return null;
  if (data === null) {
    return (
      <Notice icon="clock">
        <p>{m.booking.heldNoLonger}</p>
      </Notice>
    );
  }
  if (data.scheduledDate !== start) return null;
  return (
    <Notice icon="clock">
      <p>{m.booking.held({ time: formatTime(data.heldUntil, firm.zone, firm.formats.locale) })}</p>
    </Notice>
  );
}
