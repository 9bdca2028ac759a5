import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AdminPath } from '../../admin/sections.ts';
import { Icon } from '../../ui/icon.tsx';
import rows from '../../ui/rows.module.css';
import styles from './card.module.css';

/** A card of the dashboard with a link to the full page. */
export function Card({
  title,
  to,
  action,
  children,
}: {
  title: string;
  to?: AdminPath;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`${rows.box} ${styles.card}`} aria-label={title}>
      <div className={rows.head}>
        <h2>{title}</h2>
        {action}
        {to && (
          <Link to={to} className="go" aria-label={`View all: ${title}`}>
            View all
            <Icon name="arrow-right" size="sm" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** The text of an empty card. */
export function CardEmptyText({ children }: { children: ReactNode }) {
  return <p className={`muted ${styles.nothing}`}>{children}</p>;
}
