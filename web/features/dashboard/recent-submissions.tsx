import { Link } from '@tanstack/react-router';
import { QueryState } from '../../admin/query-state.tsx';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { StatusBadge } from '../contact/status-badge.tsx';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import { Card, CardEmptyText } from './card.tsx';
import styles from './dashboard-page.module.css';
import { SUBMISSIONS_SHOWN } from './use-settled.ts';

export function RecentSubmissions({ zone }: { zone: string }) {
  const query = trpc.contact.submissions.useQuery({ limit: SUBMISSIONS_SHOWN });
  return (
    <Card title="Recent Contact Submissions" to="/admin/contact-submissions">
      <QueryState
        query={query}
        what="The messages"
        isEmpty={({ items }) => items.length === 0}
        empty={<CardEmptyText>No contact submissions yet.</CardEmptyText>}
      >
        {({ items }) => (
          <ul className={rows.rows}>
            {items.map((submission) => (
              <li key={submission.id}>
                <div className={styles.line}>
                  <p className={rows.who}>
                    <Link
                      to="/admin/contact-submissions"
                      search={{ open: submission.id }}
                      className={styles.title}
                    >
                      {submission.firstName} {submission.lastName}
                    </Link>
                    <StatusBadge submission={submission} />
                  </p>
                  <time className="num" dateTime={submission.createdAt}>
                    {formatDate(submission.createdAt, zone)}
                  </time>
                </div>
                <p className={`muted ${styles.ellipsis}`}>
                  <PracticeAreaName area={submission.practiceArea} />: {submission.message}
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
