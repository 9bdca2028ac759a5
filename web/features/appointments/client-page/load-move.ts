import {
  type MoveAddress,
  readMoveAddress,
} from '../../../../src/features/appointments/client-link/rules.ts';
import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { FOR_SERVER } from '../../../lib/for-server.ts';
import type { RouterContext } from '../../../lib/trpc.ts';

/** The month that the page shows: the one in the URL, or that of the day or time in the URL. */
export function linkedMonthInput(
  token: string,
  { anyone = false, month, date, start }: MoveAddress,
  zone: string,
) {
  const day = date ?? (start && localDateOf(new Date(start), zone));
  return { token, anyAttorney: anyone, month: month ?? day?.slice(0, 7) };
}

/**
 * Parses the search parameters for rescheduling and prefetches the times; undefined without them, or if rescheduling is
 * not allowed.
 */
export async function loadMove(
  { trpc }: RouterContext,
  { token, search }: { token: string; search: Record<string, unknown> },
  { canChange, meeting, zone }: LinkedAppointment,
): Promise<MoveAddress | undefined> {
  const address = readMoveAddress(search);
  if (!address || !canChange) return undefined;
  const moving = { ...address, anyone: address.anyone || !meeting.canStay };
  const input = linkedMonthInput(token, moving, zone);
  // If the times fail to load, the page asks the client to call.
  await trpc.appointmentLinks.month.prefetch(input, FOR_SERVER).catch(() => {});
  return moving;
}
