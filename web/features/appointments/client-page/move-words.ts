import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import type { TradeWords } from '../../../../src/features/jurisdictions/words-rules.ts';
import { m } from '../../../lib/messages.ts';

type Meeting = LinkedAppointment['meeting'];

/** Says whose times are shown to a client who reschedules an appointment. */
export function whoseTimes(
  { attorney: name, place, hasOtherOffices }: Meeting,
  anyAttorney: boolean,
  { attorney }: TradeWords,
): string {
  if (!anyAttorney) return name ? m.appointment.timesOf({ name }) : '';
  const isElsewhere = place === 'office' && hasOtherOffices;
  if (!name) {
    return isElsewhere
      ? m.appointment.mayChangeElsewhere({ attorney })
      : m.appointment.mayChange({ attorney });
  }
  return isElsewhere
    ? m.appointment.staysIfFreeElsewhere({ name, attorney })
    : m.appointment.staysIfFree({ name, attorney });
}

/** Says that the attorney takes no new appointments, and what to do instead. */
export function noLongerText(
  { attorney: name, hasOthers }: Meeting,
  phone: string,
  { attorneys }: TradeWords,
): string {
  if (!hasOthers) {
    return name
      ? m.appointment.attorneyLeftCall({ name, phone })
      : m.appointment.firmLeftCall({ phone });
  }
  return name
    ? m.appointment.attorneyLeftOthers({ name, attorneys })
    : m.appointment.firmLeftOthers({ attorneys });
}

/** The link to the times of the attorney alone. */
export const onlyText = ({ attorney: name }: Meeting): string =>
  name ? m.appointment.showTimesOf({ name }) : m.appointment.showTimesOfFirm;

/** Says that the appointment has not been moved, because the time is not free. */
export function unchangedText({
  reason: code,
  message,
  alternatives = [],
}: {
  reason?: string | undefined;
  message: string;
  alternatives?: readonly unknown[] | undefined;
}): string {
  const reason = code === 'day_closed' ? message : m.appointment.justTaken;
  return alternatives.length > 0
    ? m.appointment.unchangedOthers({ reason })
    : m.appointment.unchanged({ reason });
}
