import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import {
  type AppointmentStatus,
  hasStarted,
  isClosed,
} from '../../../../src/features/appointments/rules.ts';
import { mayUse } from '../../../../src/features/contact-preferences/rules.ts';
import type { AppointmentFee } from '../../../../src/features/payments/refunds/schema.ts';
import { formatFee, isReturnedByFirm } from '../../../../src/features/payments/rules.ts';
import { deletionOf } from '../../../admin/crud-texts.ts';
import type { Question } from '../../../ui/confirm.ts';

/** The text for staff in place of the announcement of a mail, if the client has no e-mail address. */
export const TELL_BY_PHONE = 'No e-mail: tell the client by phone.';

/** The same if the client does not want e-mail. */
const EMAIL_REFUSED = 'The client does not want e-mail: see their contact preferences.';

type Client = Pick<StaffAppointment, 'email' | 'contactPreferences'>;

/** Whether a client gets mails: they have an address and have not opted out of e-mail. */
export const isReachedByMail = ({ email, contactPreferences }: Client): boolean =>
  email !== '' && mayUse(contactPreferences, 'email');

/** Why a client gets no mails. */
export const noMailText = ({ email }: Client): string =>
  email === '' ? TELL_BY_PHONE : EMAIL_REFUSED;

/**
 * The e-mail address of a client, or `the client` if the address may be hidden because they have stated contact
 * preferences.
 */
export const shownAddress = ({ email, contactPreferences }: Client): string =>
  contactPreferences ? 'the client' : email;

/** `isMailed`: whether the text announces a mail to the client. */
export type StatusQuestion = Question & { isMailed: boolean };

type Fee = Pick<AppointmentFee, 'amountMinor' | 'currency' | 'refund'>;

/** What becomes of a fee that was paid online if the firm cancels; undefined if there is nothing to return. */
export const feeText = (fee: Fee | null, locale: string): string | undefined =>
  fee && isReturnedByFirm(fee)
    ? `The fee of ${formatFee(fee, locale)} goes back to the client’s card.`
    : undefined;

/** The confirmation before a status change, or undefined if the change sends no mail and can be undone. */
export function changeQuestion(
  appointment: StaffAppointment,
  next: AppointmentStatus,
  now = new Date(),
): StatusQuestion | undefined {
  const name = nameOf(appointment);
  const email = shownAddress(appointment);
  const isAhead = !hasStarted(appointment, now);
  const isMailed = isAhead && isReachedByMail(appointment);
  if (next === 'cancelled') {
    return {
      title: `Cancel the appointment of ${name}?`,
      text: isMailed
        ? `The time becomes free at once. A cancellation is mailed to ${email}.`
        : isAhead
          ? `The time becomes free at once. ${noMailText(appointment)}`
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
        text: `A mail to ${email} says that it is no longer confirmed.`,
        isMailed,
        action: 'Set to scheduled and mail',
        tone: 'primary',
      };
}

/** What a change does; `isMailed` as in `StatusQuestion`. */
export type Effect = { text: string; isMailed: boolean };

/** What a change to a status does, in the words of its confirmation if it has one. */
export function effectOf(
  appointment: StaffAppointment,
  next: AppointmentStatus,
  now = new Date(),
): Effect {
  const question = changeQuestion(appointment, next, now);
  if (question) return { text: String(question.text), isMailed: question.isMailed };
  const isOver = hasStarted(appointment, now);
  const text = isOver ? 'No mail is sent: the appointment has started.' : noMailText(appointment);
  return {
    text: next === 'completed' && !isOver ? 'Not before the appointment starts.' : text,
    isMailed: false,
  };
}

/** The confirmation before a closed appointment is reopened, or undefined if that sends no mail. */
export function reopenQuestion(
  appointment: StaffAppointment,
  now = new Date(),
): StatusQuestion | undefined {
  if (hasStarted(appointment, now) || !isReachedByMail(appointment)) return undefined;
  return {
    title: `Reopen the appointment of ${nameOf(appointment)}?`,
    text: `A mail to ${shownAddress(appointment)} says that it takes place after all.`,
    isMailed: true,
    action: 'Reopen and mail',
    tone: 'primary',
  };
}

/** Whether an appointment is open and has not started: its deletion is a cancellation. */
export const isExpected = (appointment: StaffAppointment, now = new Date()): boolean =>
  !isClosed(appointment.status) && !hasStarted(appointment, now);

/** The confirmation before an appointment is deleted. Source of the title: admin spec §5. */
export function deleteQuestion(appointment: StaffAppointment, now = new Date()): StatusQuestion {
  const isCancellation = isExpected(appointment, now);
  const isMailed = isCancellation && isReachedByMail(appointment);
  const text = isMailed
    ? `A cancellation is mailed to ${shownAddress(appointment)}.`
    : isCancellation
      ? noMailText(appointment)
      : `No mail is sent to ${nameOf(appointment)}.`;
  return { ...deletionOf('appointment', text), isMailed };
}

/** The text of the success toast after a change that is usually mailed to the client; says so if they get no mail. */
export const changedText = (
  text: string,
  appointment: Client & Pick<StaffAppointment, 'scheduledDate'>,
  now = new Date(),
): string =>
  isReachedByMail(appointment) || hasStarted(appointment, now)
    ? text
    : `${text}. ${noMailText(appointment)}`;

const nameOf = ({ firstName, lastName }: StaffAppointment) => `${firstName} ${lastName}`;
