import type { ReactNode } from 'react';
import styles from './page-head.module.css';
import { unbroken } from './unbroken.tsx';

/** The header of a page: title, description (none if it is null) and actions. */
export function PageHead({
  title,
  lead,
  lang,
  children,
}: {
  title: string;
  lead: ReactNode;
  /** The language of both if it is not that of the page. */
  lang?: string | null | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.head}`}>
      <h1 lang={lang ?? undefined}>{title}</h1>
      {lead !== null && (
        <p className="lead" lang={lang ?? undefined}>
          {typeof lead === 'string' ? unbroken(lead) : lead}
        </p>
      )}
      {children}
    </div>
  );
}
