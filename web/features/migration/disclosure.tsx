import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** Expandable details. */
export function Disclosure({
  summary,
  isOpen,
  onToggle,
  children,
}: {
  summary: string;
  /** Whether it is expanded, if the parent controls it. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
