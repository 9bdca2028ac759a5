import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import styles from './prose-page.module.css';

/** A page with a title and running text. */
export function ProsePage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={`wrap ${styles.page}`}>
        <div className={`prose ${styles.text}`}>{children}</div>
      </div>
    </>
  );
}
