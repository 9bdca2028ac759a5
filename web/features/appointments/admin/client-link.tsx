import { Button } from '../../../admin/button.tsx';
import dialog from '../../../admin/dialog-section.module.css';
import { QueryState } from '../../../admin/query-state.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatDate } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { useMailWords } from '../../email/use-mail-words.ts';
import styles from './appointment-dialog.module.css';

/** The link to the client's own appointment page: its state, and buttons to renew or disable it. */
export function ClientLink({
  id,
  zone,
  isMailed,
}: {
  id: string;
  zone: string;
  /** Whether the client gets mails; a new link is then sent by mail. */
  isMailed: boolean;
}) {
  const locale = useLocale();
  const query = trpc.appointments.link.useQuery({ id });
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const ask = useConfirm();
  const { appointments } = trpc.useUtils();
  const refresh = () => appointments.invalidate();
  const renewal = trpc.appointments.renewLink.useMutation(
    withToasts({
      success: `New link created. ${mailWords('The client gets it by mail.')}`,
      failure: 'Failed to create a new link',
      refresh,
    }),
  );
  const ending = trpc.appointments.endLink.useMutation(
    withToasts({ success: 'Link revoked', failure: 'Failed to revoke the link', refresh }),
  );
  const end = async () => {
    if (await ask(QUESTION)) ending.mutate({ id });
  };
  return (
    <section className={dialog.section}>
      <h3>Client’s appointment page</h3>
      <QueryState query={query} what="The link">
        {({ expiresAt }) => (
          <>
            <p className="small">
              {expiresAt
                ? `The link in their mails works until ${formatDate(expiresAt, zone, locale)}.`
                : 'The client has no working link. Mails ask them to call instead.'}
            </p>
            <div className={styles.choices}>
              {isMailed && (
                <Button
                  permission="appointments.change"
                  size="sm"
                  pending={renewal.isPending}
                  onClick={() => renewal.mutate({ id })}
                >
                  Mail a new link
                </Button>
              )}
              {expiresAt && (
                <Button
                  permission="appointments.change"
                  size="sm"
                  variant="subtle"
                  pending={ending.isPending}
                  onClick={() => void end()}
                >
                  Revoke link
                </Button>
              )}
            </div>
          </>
        )}
      </QueryState>
    </section>
  );
}

const QUESTION = {
  title: 'Revoke this client’s link?',
  text: 'Anyone who has it can no longer see, move or cancel the appointment. The appointment stays.',
  action: 'Revoke link',
  keep: 'Keep it',
};
