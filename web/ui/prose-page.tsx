import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import styles from './prose-page.module.css';

/** A page with a title and running text. */
export function ProsePage({
  title,
  lead,
  lang,
  children,
}: {
  title: string;
  lead: ReactNode;
  /** The language of both if it is not that of the page. */
  lang?: string | null | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} lead={lead} lang={lang} />
      <div className={`wrap ${styles.page}`}>
        <div className={`prose ${styles.text}`}>{children}</div>
      </div>
    </>
  );
}
