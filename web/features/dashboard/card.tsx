import type { ReactNode } from 'react';
import rows from '../../ui/rows.module.css';
import styles from './card.module.css';

/** A card of the dashboard. */
export function Card({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`${rows.box} ${styles.card}`} aria-label={title}>
      <div className={rows.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** The text of an empty card. */
export function CardEmptyText({ children }: { children: ReactNode }) {
  return <p className={`muted ${styles.nothing}`}>{children}</p>;
}
