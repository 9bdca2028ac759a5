import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { AppointmentStatus } from '../../../../src/features/appointments/rules.ts';
import type { Appointment } from '../../../../src/features/appointments/schema.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { useMailWords } from '../../email/use-mail-words.ts';
import {
  changeQuestion,
  deleteQuestion,
  reopenQuestion,
  type StatusQuestion,
} from './status-questions.ts';

export type AppointmentActions = ReturnType<typeof useAppointmentActions>;

/**
 * What staff do to an appointment that is there. A status shows at once; where the server refuses, all is
 * as it was. Source of the texts: admin spec §8.
 */
export function useAppointmentActions() {
  const told = useMutationToasts();
  const ask = useAsk();
  const show = useOptimisticStatus();
  const { appointments } = trpc.useUtils();
  const refresh = () => appointments.invalidate();
  const status = trpc.appointments.changeStatus.useMutation({
    ...told({
      success: 'Appointment status updated',
      failure: 'Failed to update appointment status',
      refresh,
    }),
    onMutate: (input) => show(input.id, input.status),
    onSettled: (_data, error, _input, rollback) => error && rollback?.(),
  });
  const removal = trpc.appointments.remove.useMutation(
    told({
      success: 'Appointment deleted successfully',
      failure: 'Failed to delete appointment',
      refresh,
    }),
  );
  return {
    async change(appointment: Appointment, next: AppointmentStatus) {
      if (next === appointment.status) return;
      const question = changeQuestion(appointment, next);
      if (question && !(await ask(question))) return;
      status.mutate({ id: appointment.id, status: next });
    },
    async reopen(appointment: Appointment) {
      const question = reopenQuestion(appointment);
      if (question && !(await ask(question))) return;
      status.mutate({ id: appointment.id, status: 'scheduled', reopen: true });
    },
    async remove(appointment: Appointment, onRemoved?: () => void) {
      if (!(await ask(deleteQuestion(appointment)))) return;
      removal.mutate({ id: appointment.id }, { ...(onRemoved && { onSuccess: onRemoved }) });
    },
  };
}

/** Asks a question, which says what really becomes of the mail that it announces. */
function useAsk() {
  const confirm = useConfirm();
  const mailWords = useMailWords();
  return ({ isMailed, ...question }: StatusQuestion) => {
    const text = mailWords(String(question.text));
    if (!isMailed || text === question.text) return confirm(question);
    return confirm({ ...question, text, action: question.action.replace(/ and mail$/, '') });
  };
}

/** Shows a status wherever the appointment is; answers what undoes that. */
function useOptimisticStatus() {
  const queries = useQueryClient();
  return async (id: string, status: AppointmentStatus) => {
    const filter = { queryKey: getQueryKey(trpc.appointments) };
    await queries.cancelQueries(filter);
    const before = queries.getQueriesData(filter);
    queries.setQueriesData(filter, (data: unknown) => changed(data, id, status));
    return () => {
      for (const [key, data] of before) queries.setQueryData(key, data);
    };
  };
}

/** A cached answer with the status of one appointment changed, if it is in there. */
function changed(data: unknown, id: string, status: AppointmentStatus): unknown {
  if (Array.isArray(data)) return data.map((item) => changed(item, id, status));
  if (typeof data !== 'object' || data === null) return data;
  if ('status' in data && 'id' in data) return data.id === id ? { ...data, status } : data;
  if ('items' in data) return { ...data, items: changed(data.items, id, status) };
  if ('appointments' in data) {
    return { ...data, appointments: changed(data.appointments, id, status) };
  }
  return data;
}
