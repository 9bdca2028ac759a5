import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { lineTime } from '../../admin/desk/line-time.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { useCan } from '../../admin/use-can.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import type { Submission } from '../contact/submission.ts';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import { QuickReply } from './quick-reply.tsx';
import styles from './recent-submissions.module.css';
import { SUBMISSIONS_SHOWN } from './use-settled.ts';

/** The latest messages; the newest that nobody has answered with a field for the reply. */
export function RecentSubmissions({ zone }: { zone: string }) {
  const locale = useLocale();
  const query = trpc.contact.submissions.useQuery({ limit: SUBMISSIONS_SHOWN });
  const mayAnswer = useCan()('messages.answer');
  /** The message whose reply has been begun: it keeps its place when newer ones arrive. */
  const [begun, setBegun] = useState<Submission | undefined>();
  return (
    <section className={`${rows.box} ${styles.card}`} aria-labelledby="recent-messages">
      <div className={styles.head}>
        <h2 id="recent-messages">Recent Contact Submissions</h2>
        <Waiting />
      </div>
      <QueryState
        query={query}
        what="The messages"
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={`muted ${styles.lead}`}>No contact submissions yet.</p>}
      >
        {({ items }) => {
          const lead = mayAnswer
            ? (begun ?? items.find(({ isResolved, answeredAt }) => !isResolved && !answeredAt))
            : undefined;
          return (
            <div className={styles.messages}>
              {lead && (
                <div className={styles.lead}>
                  <Line submission={lead}>
                    <time className="num" dateTime={lead.createdAt}>
                      {lineTime(lead.createdAt, zone, localDateOf(new Date(), zone), false, locale)}
                    </time>
                  </Line>
                  <p className={styles.message}>
                    <bdi>{lead.message}</bdi>
                  </p>
                  <QuickReply key={lead.id} submission={lead} onBegin={setBegun} />
                </div>
              )}
              <ul className={styles.rows}>
                {items
                  .filter(({ id }) => id !== lead?.id)
                  .map((submission) => (
                    <li key={submission.id}>
                      <Line submission={submission}>
                        <PracticeAreaName area={submission.practiceArea} />
                      </Line>
                    </li>
                  ))}
              </ul>
            </div>
          );
        }}
      </QueryState>
    </section>
  );
}

function Line({
  submission: { id, firstName, lastName, isRead },
  children,
}: {
  submission: Submission;
  children: ReactNode;
}) {
  return (
    <Link to="/admin/contact-submissions" search={{ open: id }} className={styles.line}>
      <b>
        {!isRead && <span className={styles.unread} role="img" aria-label="Unread" />}
        <bdi>
          {firstName} {lastName}
        </bdi>
      </b>
      <span className="muted small">{children}</span>
    </Link>
  );
}

/** How many messages are unresolved, and how many answers are late. */
function Waiting() {
  const locale = useLocale();
  const { data: counts } = trpc.contact.counts.useQuery();
  const { data: waiting } = trpc.answers.waiting.useQuery();
  if (!counts) return null;
  return (
    <p className={styles.waiting}>
      {formatCount(counts.unresolved, locale)} unresolved
      {waiting && waiting.late > 0 && <b>, {formatCount(waiting.late, locale)} late</b>}
    </p>
  );
}
