import { mailOutcomeLabel } from '../../../../src/features/email/outcomes/rules.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import styles from './replies.module.css';

/** The replies to a message and the delivery states of their mails. */
export function Replies({ id, zone }: { id: string; zone: string }) {
  const locale = useLocale();
  const query = trpc.contact.replies.useQuery({ id });
  if (query.data?.length === 0) return null;
  return (
    <section className={styles.replies} aria-label="Replies">
      <QueryState query={query} what="The replies">
        {(replies) =>
          replies.map((reply) => (
            <article key={reply.id} className={styles.reply}>
              <p className="muted small">
                <b>{reply.sentBy}</b>,{' '}
                <time className="num" dateTime={reply.createdAt}>
                  {formatMoment(reply.createdAt, zone, locale)}
                </time>
                {reply.mail && `, ${mailOutcomeLabel(reply.mail)}`}
              </p>
              <p className={styles.body}>{reply.body}</p>
            </article>
          ))
        }
      </QueryState>
    </section>
  );
}
