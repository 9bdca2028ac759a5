import type { ReactNode } from 'react';
import styles from './page-head.module.css';
import { unbroken } from './unbroken.tsx';

/** The header of a page: title, description (none if it is null) and actions. */
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
      {lead !== null && <p className="lead">{typeof lead === 'string' ? unbroken(lead) : lead}</p>}
      {children}
    </div>
  );
}
