import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './author-box.module.css';

/** The author of the article: one of the firm's attorneys, a guest, or the firm. */
export function AuthorBox({
  author,
  guestLine,
  firm,
}: {
  author: string;
  guestLine: string | null;
  firm: FirmProfile;
}) {
  const attorney = firm.attorneys.find(({ name }) => name === author);
  return (
    <div className={styles.box}>
      <Portrait name={author} photo={attorney?.photo} />
      <div>
        <h2>{author}</h2>
        <p className="muted small">
          {attorney?.role ?? guestLine ?? `${firm.city}, ${firm.region}`}
        </p>
        {attorney && <p className={`small ${styles.statement}`}>{attorney.statement}</p>}
      </div>
    </div>
  );
}
