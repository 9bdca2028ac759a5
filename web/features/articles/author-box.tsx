import { attorneyNamed } from '../../../src/features/firm/attorneys/by-name/rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { here } from '../../lib/addresses.ts';
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
  const attorney = attorneyNamed(firm.attorneys, author);
  return (
    <div className={styles.box}>
      <Portrait name={author} photo={attorney?.photo} />
      <div>
        <h2>{attorney ? <a href={here(`/attorneys/${attorney.slug}`)}>{author}</a> : author}</h2>
        <p className="muted small">
          {attorney?.role ?? guestLine ?? `${firm.city}, ${firm.region}`}
        </p>
        {attorney && <p className={`small ${styles.statement}`}>{attorney.statement}</p>}
      </div>
    </div>
  );
}
