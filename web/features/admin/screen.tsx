import { type ReactNode, useEffect } from 'react';
import { trpc } from '../../lib/trpc.ts';
import styles from './screen.module.css';

/** A page of the back office: its title, what it is for, and what can be done on it. */
export function Screen({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  useEffect(() => {
    document.title = `${title} | ${firm.name}`;
  }, [title, firm.name]);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
}
