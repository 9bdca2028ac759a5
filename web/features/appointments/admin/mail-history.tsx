import { Link } from '@tanstack/react-router';
import type { ContactPreferences } from '../../../../src/features/contact-preferences/rules.ts';
import { emailKindLabel } from '../../../../src/features/email/rules.ts';
import dialog from '../../../admin/dialog-section.module.css';
import { QueryState } from '../../../admin/query-state.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useShielded } from '../../contact-preferences/read-preferences.ts';
import { mailStatus, withoutAnswer } from '../../email/mail-labels.ts';
import { useDescribeMail } from '../../email/use-describe-mail.ts';

/**
 * The mails about an appointment and their delivery states. The mail server's response, which may contain the address,
 * is left out until the contact preferences of the client have been read.
 */
export function MailHistory({
  id,
  preferences,
  zone,
}: {
  id: string;
  preferences: ContactPreferences | null;
  zone: string;
}) {
  const locale = useLocale();
  const query = trpc.appointments.mails.useQuery({ id });
  const describe = useDescribeMail(zone);
  const isHidden = useShielded(id, preferences);
  return (
    <section className={dialog.section}>
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
                <Link to="/admin/mail" search={{ open: mail.id }}>
                  {emailKindLabel(mail.kind)}
                </Link>
                , <b>{mailStatus(mail).text}</b>,{' '}
                <span className="muted num">
                  {formatMoment(mail.sentAt ?? mail.createdAt, zone, locale)}
                </span>
                <p className="muted">{describe(isHidden ? withoutAnswer(mail) : mail)}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
