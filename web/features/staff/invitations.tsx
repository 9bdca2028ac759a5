import { useState } from 'react';
import { mailOutcome, mailOutcomeLabel } from '../../../src/features/email/outcomes/rules.ts';
import { accessLabel } from '../../../src/features/staff/rules.ts';
import { Button } from '../../admin/button.tsx';
import { ShownOnceDialog } from '../../admin/shown-once-dialog.tsx';
import { useCan } from '../../admin/use-can.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import styles from './staff-page.module.css';

/** The pending invitations; renders nothing if there are none. */
export function Invitations({ zone }: { zone: string }) {
  const locale = useLocale();
  const can = useCan();
  const [url, setUrl] = useState<string>();
  const withToasts = useMutationToasts();
  const { staffInvitations } = trpc.useUtils();
  const { data = [] } = trpc.staffInvitations.list.useQuery();
  const withdrawal = trpc.staffInvitations.withdraw.useMutation(
    withToasts({
      success: 'The invitation is withdrawn',
      failure: 'Failed to withdraw the invitation',
      refresh: () => staffInvitations.invalidate(),
    }),
  );
  const link = trpc.staffInvitations.link.useMutation(
    withToasts({
      failure: 'Failed to make the link',
      onSuccess: ({ url }) => setUrl(url),
    }),
  );
  if (data.length === 0) return null;
  return (
    <section className={`${rows.box} ${styles.invitations}`} aria-label="Invitations">
      <div className={rows.head}>
        <h2>Invitations</h2>
      </div>
      <ul className={rows.rows}>
        {data.map(({ id, email, role, areas, invitedBy, expiresAt, mail }) => (
          <li key={id} className={styles.invitation}>
            <span className={styles.invited}>
              <b>{email}</b>
              <span className="muted small">
                {accessLabel(role, areas)}, invited by {invitedBy}, valid until{' '}
                {formatDate(expiresAt, zone, locale)}
                {mail && `. Mail: ${mailOutcomeLabel(mail)}`}
              </span>
            </span>
            {can('staff.manage') && (
              <span className={styles.invitationActions}>
                {(!mail || mailOutcome(mail) !== 'accepted') && (
                  <Button
                    size="sm"
                    aria-label={`Show the link of the invitation of ${email}`}
                    pending={link.isPending && link.variables.id === id}
                    onClick={() => link.mutate({ id })}
                  >
                    Show link
                  </Button>
                )}
                <Button
                  size="sm"
                  aria-label={`Withdraw the invitation of ${email}`}
                  pending={withdrawal.isPending && withdrawal.variables.id === id}
                  onClick={() => withdrawal.mutate({ id })}
                >
                  Withdraw
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {url && (
        <ShownOnceDialog
          title="Link of the invitation"
          label="Link"
          secret={url}
          onClose={() => setUrl(undefined)}
        >
          <p>Hand this link to the invited person only: it signs them up without a mail.</p>
        </ShownOnceDialog>
      )}
    </section>
  );
}
