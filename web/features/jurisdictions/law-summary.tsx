import type { Review } from '../../../src/features/jurisdictions/review/schema.ts';
import { Notice } from '../../admin/notice.tsx';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './law.module.css';
import { dateWords } from './review-words.ts';

/** Whose law it is, and what is out of date. */
export function LawSummary({ review: { packs } }: { review: Review }) {
  const locale = useLocale();
  const states = packs.filter(({ id }) => id.includes('-'));
  const names = (states.length > 0 ? states : packs).map(({ name }) => name);
  const due = packs.filter(({ isReviewDue }) => isReviewDue);
  return (
    <>
      <p className={styles.summary}>
        By the addresses of your offices: <b>{names.join(', ')}</b>. We collected these lines from
        public sources. An attorney of the firm has to confirm them.
      </p>
      {packs[0]?.id === 'us' && (
        <Notice tone="warning" icon="alert">
          <p>
            <b>Nothing was collected for your state.</b> What stands here is general. Ask an
            attorney what your state asks for, and add it to your pages.
          </p>
        </Notice>
      )}
      {due.length > 0 && (
        <Notice tone="warning" icon="clock">
          <p>
            <b>These lines were to be looked at again.</b> Install a newer release, or compare them
            with the law as it is.
          </p>
          <ul className={styles.due}>
            {due.map(({ id, name, reviewBy }) => (
              <li key={id}>
                {name}: by {dateWords(reviewBy, locale)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
