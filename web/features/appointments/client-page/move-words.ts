import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';

/** Says whose times are shown to a client who reschedules an appointment. */
export function whoseTimes(
  { attorney, place, hasOtherOffices }: LinkedAppointment['meeting'],
  anyAttorney: boolean,
): string {
  if (!anyAttorney) return attorney ? `These are the times of ${attorney}.` : '';
  const who = attorney
    ? `You stay with ${attorney} if they are free then. If not, another attorney will see you.`
    : 'You may get another attorney. This page shows who it is.';
  return place === 'office' && hasOtherOffices
    ? `${who} That may be in another office: this page shows the address.`
    : who;
}
