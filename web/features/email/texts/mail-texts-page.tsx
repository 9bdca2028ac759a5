import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { LinkButton } from '../../../admin/button.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import styles from './mail-texts.module.css';

/** The kinds of mail whose texts staff can edit. */
export function MailTextsPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const query = trpc.mailTexts.list.useQuery();
  return (
    <Screen
      title="Mail Texts"
      lead="The texts of mails to clients and subscribers. Times, places, figures and links are always included."
    >
      <QueryState query={query} what="The list of mails">
        {(kinds) => (
          <ul className={`${rows.box} ${rows.rows} ${styles.list}`} aria-label="Mails">
            {kinds.map(({ kind, label, sentWhen, updatedAt }) => (
              <li key={kind}>
                <div className={styles.what}>
                  <h2 className={rows.who}>
                    <Link to="/admin/mail-texts/$id" params={{ id: kind }}>
                      {label}
                    </Link>
                    {updatedAt && <Badge color="primary">Edited</Badge>}
                  </h2>
                  <p className="muted small">
                    {sentWhen}
                    {updatedAt &&
                      ` Changed ${formatMoment(updatedAt, firm.zone, firm.formats.locale)}.`}
                  </p>
                </div>
                <LinkButton
                  permission="mailTexts.change"
                  size="sm"
                  to="/admin/mail-texts/$id"
                  params={{ id: kind }}
                  aria-label={`Edit ${label}`}
                >
                  <AdminIcon name="edit" size="sm" />
                  Edit
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Screen>
  );
}
