import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The top of a page: its title, what it is about, and what belongs beside them. */
export function PageHead({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.head}`}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}
