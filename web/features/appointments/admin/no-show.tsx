import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { hasStarted, isClosed } from '../../../../src/features/appointments/rules.ts';
import { UNDO_SECONDS } from '../../../../src/features/appointments/undo/rules.ts';
import { Button } from '../../../admin/button.tsx';
import dialog from '../../../admin/dialog-section.module.css';
import { useCan } from '../../../admin/use-can.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatDate } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useMailWords } from '../../email/use-mail-words.ts';
import styles from './appointment-dialog.module.css';

/** Marks an appointment that has begun as a no-show, and sends the invitation to book again. */
export function NoShow({ appointment, zone }: { appointment: StaffAppointment; zone: string }) {
  const locale = useLocale();
  const { id, email, status } = appointment;
  const query = trpc.appointments.noShow.useQuery({ id }, { enabled: status === 'completed' });
  const mayChange = useCan()('appointments.change');
  if (!isClosed(status) && hasStarted(appointment, new Date())) {
    return (
      <section className={dialog.section}>
        <h3>Past, not closed</h3>
        {mayChange && <CloseButtons id={id} />}
      </section>
    );
  }
  if (status !== 'completed' || !query.data) return null;
  const { invitedAt } = query.data;
  return (
    <section className={dialog.section}>
      <h3>No-show</h3>
      {invitedAt && (
        <p className="small">Invited to book again on {formatDate(invitedAt, zone, locale)}.</p>
      )}
      {!invitedAt && email && mayChange && <InviteButton id={id} />}
    </section>
  );
}

function CloseButtons({ id }: { id: string }) {
  const withToasts = useMutationToasts();
  const { appointments } = trpc.useUtils();
  const refresh = () => appointments.invalidate();
  const undo = trpc.appointments.undoCompleteMany.useMutation(
    withToasts({
      success: 'Appointment reopened',
      failure: 'Failed to reopen appointment',
      refresh,
    }),
  );
  const { mutate, isPending } = trpc.appointments.completeMany.useMutation(
    withToasts({
      success: 'Appointment closed',
      failure: 'Failed to close appointment',
      refresh,
      undo: ({ ids }: { ids: string[] }, { undoId }: { undoId: string }) =>
        ids.length > 0 ? () => undo.mutate({ ids, undoId }) : undefined,
      undoSeconds: UNDO_SECONDS,
    }),
  );
  const close = (isNoShow: boolean) => mutate({ ids: [id], undoId: crypto.randomUUID(), isNoShow });
  return (
    <div className={styles.choices}>
      <Button size="sm" pending={isPending} onClick={() => close(false)}>
        Completed
      </Button>
      <Button size="sm" pending={isPending} onClick={() => close(true)}>
        No-Show
      </Button>
    </div>
  );
}

function InviteButton({ id }: { id: string }) {
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const { appointments } = trpc.useUtils();
  const { mutate, isPending } = trpc.appointments.inviteToRebook.useMutation(
    withToasts({
      success: `Client invited. ${mailWords('The client gets it by mail.')}`,
      failure: 'Failed to invite the client',
      refresh: () => appointments.invalidate(),
    }),
  );
  return (
    <div className={styles.choices}>
      <Button size="sm" pending={isPending} onClick={() => mutate({ id })}>
        Invite to Book Again
      </Button>
    </div>
  );
}
