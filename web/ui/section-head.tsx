import type { ReactNode } from 'react';
import { Ripple } from './art/ripple.tsx';
import styles from './section-head.module.css';

/** A section title with its ripple mark, and a link at the end of the line. */
export function SectionHead({
  title,
  lang,
  isStatus,
  children,
}: {
  title: string;
  /** Its language if it is not that of the page. */
  lang?: string | undefined;
  /** Whether the title is announced when it changes. */
  isStatus?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div role={isStatus ? 'status' : undefined}>
        <Ripple />
        <h2 lang={lang}>{title}</h2>
      </div>
      {children}
    </div>
  );
}
