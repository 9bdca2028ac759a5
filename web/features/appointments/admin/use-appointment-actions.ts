import { getQueryKey } from '@trpc/react-query';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import type { AppointmentStatus } from '../../../../src/features/appointments/rules.ts';
import { crudTexts } from '../../../admin/crud-texts.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { useOptimisticUpdate } from '../../../admin/use-optimistic-update.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { useMailWords } from '../../email/use-mail-words.ts';
import {
  changedText,
  changeQuestion,
  deleteQuestion,
  feeText,
  isExpected,
  reopenQuestion,
  type StatusQuestion,
} from './status-questions.ts';
import { useUndoChange } from './use-undo-change.ts';

export type AppointmentActions = ReturnType<typeof useAppointmentActions>;

/**
 * Staff actions on an existing appointment. Status changes are optimistic updates that are rolled back if the server
 * rejects them. They can be undone for some seconds, during which no mail is sent. Source of the texts: admin spec §8.
 */
export function useAppointmentActions() {
  const withToasts = useMutationToasts();
  const ask = useAsk();
  const undoable = useUndoChange();
  const optimistic = useOptimisticUpdate<StaffAppointment>(getQueryKey(trpc.appointments));
  const { appointments, payments } = trpc.useUtils();
  const locale = useLocale();
  const refresh = () => appointments.invalidate();
  /** What becomes of the fee. Without an answer, nothing is said of it. */
  const findFeeText = async ({ id }: StaffAppointment) => {
    const options = { staleTime: 0, networkMode: 'always' } as const;
    const found = await payments.ofAppointment
      .fetch({ appointmentId: id }, options)
      .catch(() => undefined);
    return feeText(found?.fee ?? null, locale);
  };
  const status = trpc.appointments.changeStatus.useMutation({
    ...withToasts({
      success: (one: StaffAppointment) => changedText('Appointment status updated', one),
      failure: 'Failed to update appointment status',
      refresh,
      ...undoable,
    }),
    ...optimistic(({ status }: { id: string; status: AppointmentStatus }) => ({ status })),
  });
  const removal = trpc.appointments.remove.useMutation(
    withToasts({ ...crudTexts('delete', 'Appointment'), refresh }),
  );
  return {
    async change(appointment: StaffAppointment, next: AppointmentStatus) {
      if (next === appointment.status) return;
      const question = changeQuestion(appointment, next);
      const fee = next === 'cancelled' ? await findFeeText(appointment) : undefined;
      if (question && !(await ask(question, fee))) return;
      status.mutate({ id: appointment.id, status: next, undoId: crypto.randomUUID() });
    },
    async reopen(appointment: StaffAppointment) {
      const question = reopenQuestion(appointment);
      if (question && !(await ask(question))) return;
      const undoId = crypto.randomUUID();
      status.mutate({ id: appointment.id, status: 'scheduled', reopen: true, undoId });
    },
    async remove(appointment: StaffAppointment, onRemoved?: () => void) {
      const question = deleteQuestion(appointment);
      const fee = isExpected(appointment) ? await findFeeText(appointment) : undefined;
      if (!(await ask(question, fee))) return;
      removal.mutate({ id: appointment.id }, { ...(onRemoved && { onSuccess: onRemoved }) });
    },
  };
}

/**
 * Asks for confirmation, with what becomes of a fee. If mail delivery is not active, the sentence that announces a mail is
 * replaced accordingly.
 */
function useAsk() {
  const confirm = useConfirm();
  const mailWords = useMailWords();
  return ({ isMailed, ...question }: StatusQuestion, fee?: string) => {
    const sent = String(question.text);
    const mail = isMailed ? mailWords(sent) : sent;
    const text = fee ? `${mail} ${fee}` : mail;
    if (mail === sent) return confirm({ ...question, text });
    return confirm({ ...question, text, action: question.action.replace(/ and mail$/, '') });
  };
}
