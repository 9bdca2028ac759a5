import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A card of the profile form with a title and a description. */
export function Section({
  title,
  lead,
  action,
  children,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p className="muted small">{lead}</p>}
        </div>
        {action}
      </header>
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}
