import {
  type MoveAddress,
  readMoveAddress,
} from '../../../../src/features/appointments/client-link/rules.ts';
import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { FOR_SERVER } from '../../../lib/for-server.ts';
import type { RouterContext } from '../../../lib/trpc.ts';

/** The month that the page shows: the one that the address names, or that of its day or time. */
export function linkedMonthInput(
  token: string,
  { anyone = false, month, date, start }: MoveAddress,
  zone: string,
) {
  const day = date ?? (start && localDateOf(new Date(start), zone));
  return { token, anyAttorney: anyone, month: month ?? day?.slice(0, 7) };
}

/** What the address says of moving the appointment, with the times loaded; undefined if it does not, or may not. */
export async function loadMove(
  { trpc }: RouterContext,
  { token, search }: { token: string; search: Record<string, unknown> },
  { canChange, meeting, zone }: LinkedAppointment,
): Promise<MoveAddress | undefined> {
  const address = readMoveAddress(search);
  if (!address || !canChange) return undefined;
  const moving = { ...address, anyone: address.anyone || !meeting.canStay };
  const input = linkedMonthInput(token, moving, zone);
  // Without times, the page says to call.
  await trpc.appointmentLinks.month.prefetch(input, FOR_SERVER).catch(() => {});
  return moving;
}
