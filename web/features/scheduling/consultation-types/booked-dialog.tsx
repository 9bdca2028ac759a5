import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useMailWords } from '../../email/use-mail-words.ts';
import styles from './types-page.module.css';

/**
 * Lists the appointments of a type that is about to be withdrawn, and asks whether to keep or cancel them. `onSave`
 * saves the type and resolves to whether that succeeded.
 */
export function BookedDialog({
  type: { key, label },
  zone,
  isPending,
  onSave,
  onClose,
}: {
  type: { key: string; label: string };
  zone: string;
  isPending: boolean;
  onSave: () => Promise<unknown> | undefined;
  onClose: () => void;
}) {
  const locale = useLocale();
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const { appointments } = trpc.useUtils();
  const query = trpc.appointments.bookedOfType.useQuery({ type: key });
  const count = query.data?.count ?? 0;
  const cancellation = trpc.appointments.cancelOfType.useMutation(
    withToasts({
      success: ({ count: cancelled }: { count: number }) =>
        `${counted(cancelled)} cancelled. ${mailWords('Each client gets a mail.')}`,
      failure: 'Failed to cancel the appointments',
      refresh: () => appointments.invalidate(),
    }),
  );
  const saveAndCancel = async () => {
    // The type is saved first, because otherwise visitors could still book it.
    if (await onSave()) cancellation.mutate({ type: key, count });
  };
  return (
    <Dialog
      title={`${counted(count)} ${count === 1 ? 'is' : 'are'} booked with this type`}
      onClose={onClose}
      lead={<p className="muted">{label} can no longer be booked online once you save it.</p>}
      footer={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button
            variant="filled"
            color="destructive"
            pending={cancellation.isPending}
            disabled={count === 0}
            onClick={() => void saveAndCancel()}
          >
            Save and cancel {count === 1 ? 'it' : 'them'}
          </Button>
          <Button variant="filled" pending={isPending} onClick={() => void onSave()}>
            Save and keep {count === 1 ? 'it' : 'them'}
          </Button>
        </>
      }
    >
      <QueryState query={query} what="The list">
        {({ first }) => (
          <ul className={styles.booked}>
            {first.map(({ id, name, scheduledDate }) => (
              <li key={id}>
                {name}, <span className="num">{formatMoment(scheduledDate, zone, locale)}</span>
              </li>
            ))}
            {count > first.length && <li>And {count - first.length} more</li>}
          </ul>
        )}
      </QueryState>
      <p>
        Appointments that you keep do not change their time or length.{' '}
        {mailWords('Each client whose appointment is cancelled gets a mail.')}
      </p>
    </Dialog>
  );
}

const counted = (count: number) => (count === 1 ? '1 appointment' : `${count} appointments`);
