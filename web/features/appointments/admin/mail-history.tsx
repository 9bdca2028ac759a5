import { Link } from '@tanstack/react-router';
import { emailKindLabel } from '../../../../src/features/email/rules.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { mailStatus } from '../../email/mail-labels.ts';
import { useDescribeMail } from '../../email/use-describe-mail.ts';
import styles from './appointment-dialog.module.css';

/** The mails about an appointment and what happened to each. */
export function MailHistory({ id, zone }: { id: string; zone: string }) {
  const query = trpc.appointments.mails.useQuery({ id });
  const describe = useDescribeMail(zone);
  return (
    <section className={styles.mails}>
      <h3>Mails</h3>
      <QueryState
        query={query}
        what="The list of mails"
        isEmpty={(mails) => mails.length === 0}
        empty={<p className="muted small">None.</p>}
      >
        {(mails) => (
          <ul>
            {mails.map((mail) => (
              <li key={mail.id} className="small">
                <Link to="/admin/mail" search={{ open: mail.id } as never}>
                  {emailKindLabel(mail.kind)}
                </Link>
                , <b>{mailStatus(mail).text}</b>,{' '}
                <span className="muted num">
                  {formatMoment(mail.sentAt ?? mail.createdAt, zone)}
                </span>
                <p className="muted">{describe(mail)}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
