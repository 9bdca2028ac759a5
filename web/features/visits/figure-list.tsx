import { type CSSProperties, useId } from 'react';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import styles from './figure-list.module.css';
import { figureText } from './visit-words.ts';

export type FigureRow = { key: string; text: string; count: number | null };

/** A card with figures as bars; each bar is a share of the largest figure. */
export function FigureList({
  title,
  note,
  list,
  empty,
}: {
  title: string;
  note?: string;
  list: readonly FigureRow[];
  /** Shown if the list has no row. */
  empty?: string;
}) {
  const locale = useLocale();
  const id = useId();
  const most = Math.max(1, ...list.map(({ count }) => count ?? 0));
  return (
    <section className={rows.box} aria-labelledby={id}>
      <div className={rows.head}>
        <h2 id={id}>{title}</h2>
      </div>
      {note && <p className={`muted small ${styles.note}`}>{note}</p>}
      {list.length === 0 && <p className={`muted ${styles.note}`}>{empty}</p>}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map(({ key, text, count }) => (
            <li key={key}>
              <span className={styles.text}>{text}</span>
              <span className={`num ${count === null ? 'muted small' : ''}`}>
                {figureText(count, locale)}
              </span>
              <span
                className={styles.bar}
                aria-hidden="true"
                style={{ '--share': (count ?? 0) / most } as CSSProperties}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
