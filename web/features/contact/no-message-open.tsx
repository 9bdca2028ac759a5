import { formatCount } from '../../../src/platform/pagination/rules.ts';
import type { ListCounts } from '../../admin/list/filters.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import { AnswerDue } from './answer-due.tsx';
import styles from './no-message-open.module.css';
import { nameOf } from './submission-line.tsx';

const SHOWN = 3;

/** The work side of the messages while none is open: how many wait, and which to answer first. */
export function NoMessageOpen({
  counts,
  mayAnswer,
  onOpen,
}: {
  counts: ListCounts | undefined;
  mayAnswer: boolean;
  onOpen: (id: string) => void;
}) {
  const locale = useLocale();
  const { data } = trpc.contact.submissions.useQuery({
    status: 'waiting',
    sort: 'due',
    limit: SHOWN,
  });
  return (
    <div className={styles.calm}>
      <h2>No message is open</h2>
      <p className="muted">
        {formatCount(counts?.new, locale)} new, {formatCount(counts?.unresolved, locale)}{' '}
        unresolved.
        {mayAnswer && ' Opening one marks it as read.'}
      </p>
      {data && data.items.length > 0 && (
        <>
          <h3>Answer first</h3>
          <ul>
            {data.items.map((message) => (
              <li key={message.id}>
                <button type="button" onClick={() => onOpen(message.id)}>
                  <bdi>{nameOf(message)}</bdi>{' '}
                  <span className="muted">
                    <PracticeAreaName area={message.practiceArea} />
                  </span>{' '}
                  <AnswerDue submission={message} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
