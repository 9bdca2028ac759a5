import {
  type MoveAddress,
  readMoveAddress,
} from '../../../../src/features/appointments/client-link/rules.ts';
import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import { FOR_SERVER } from '../../../lib/for-server.ts';
import type { RouterContext } from '../../../lib/trpc.ts';

/** The month that the page shows: the one that the address names, or that of its day or time. */
export const linkedMonthInput = (token: string, { anyone = false, ...address }: MoveAddress) => ({
  token,
  anyAttorney: anyone,
  month: address.month ?? address.date?.slice(0, 7) ?? address.start?.slice(0, 7),
});

/** What the address says of moving the appointment, with the times loaded; undefined if it does not, or may not. */
export async function loadMove(
  { trpc }: RouterContext,
  { token, search }: { token: string; search: Record<string, unknown> },
  { canChange, meeting }: LinkedAppointment,
): Promise<MoveAddress | undefined> {
  const address = readMoveAddress(search);
  if (!address || !canChange) return undefined;
  const moving = { ...address, anyone: address.anyone || !meeting.canStay };
  const input = linkedMonthInput(token, moving);
  // Without times, the page says to call.
  await trpc.appointmentLinks.month.prefetch(input, FOR_SERVER).catch(() => {});
  return moving;
}
