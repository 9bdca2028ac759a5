import {
  type AppointmentStatus,
  hasStarted,
  isClosed,
} from '../../../../src/features/appointments/rules.ts';
import type { Appointment } from '../../../../src/features/appointments/schema.ts';
import { deletionOf } from '../../../admin/crud-texts.ts';
import type { Question } from '../../../ui/confirm.ts';

/** `isMailed`: whether the text announces a mail to the client. */
export type StatusQuestion = Question & { isMailed: boolean };

/** The confirmation before a status change, or undefined if the change sends no mail and can be undone. */
export function changeQuestion(
  appointment: Appointment,
  next: AppointmentStatus,
  now = new Date(),
): StatusQuestion | undefined {
  const name = nameOf(appointment);
  const { email } = appointment;
  const isMailed = !hasStarted(appointment, now);
  if (next === 'cancelled') {
    return {
      title: `Cancel the appointment of ${name}?`,
      text: isMailed
        ? `The time becomes free at once. A cancellation is mailed to ${email}.`
        : 'No mail is sent: the appointment has started.',
      isMailed,
      action: 'Cancel appointment',
      keep: 'Keep it',
    };
  }
  if (next === 'completed' || !isMailed) return undefined;
  return next === 'confirmed'
    ? {
        title: `Confirm the appointment of ${name}?`,
        text: `A confirmation is mailed to ${email}.`,
        isMailed,
        action: 'Confirm and mail',
        tone: 'primary',
      }
    : {
        title: `Set the appointment of ${name} back to scheduled?`,
        text: `A mail to ${email} says that it is not confirmed any more.`,
        isMailed,
        action: 'Set back and mail',
        tone: 'primary',
      };
}

/** The confirmation before a closed appointment is reopened, or undefined if that sends no mail. */
export function reopenQuestion(
  appointment: Appointment,
  now = new Date(),
): StatusQuestion | undefined {
  if (hasStarted(appointment, now)) return undefined;
  return {
    title: `Reopen the appointment of ${nameOf(appointment)}?`,
    text: `A mail to ${appointment.email} says that it takes place after all.`,
    isMailed: true,
    action: 'Reopen and mail',
    tone: 'primary',
  };
}

/** The confirmation before an appointment is deleted. Source of the title: admin spec §5. */
export function deleteQuestion(appointment: Appointment, now = new Date()): StatusQuestion {
  const isMailed = !isClosed(appointment.status) && !hasStarted(appointment, now);
  const text = isMailed
    ? `A cancellation is mailed to ${appointment.email}.`
    : `No mail is sent to ${nameOf(appointment)}.`;
  return { ...deletionOf('appointment', text), isMailed };
}

const nameOf = ({ firstName, lastName }: Appointment) => `${firstName} ${lastName}`;
