import type { ReactNode } from 'react';
import { MoreActions } from './more-actions.tsx';
import styles from './screen.module.css';
import { SectionTabs } from './section-tabs.tsx';
import { useTitle } from './use-title.ts';

/** The layout of a back-office page: title, tabs of the sections beside it, actions and description. */
export function Screen({
  title,
  beside,
  heading = title,
  lead,
  actions,
  more,
  children,
}: {
  title: string;
  /** A few words beside the title. */
  beside?: string;
  /** The visible title, if several pages have the same. */
  heading?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The items of the menu of actions that are rarely used; see `MoreActions`. */
  more?: ReactNode;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.line}>
          <h1 tabIndex={-1}>{heading}</h1>
          {beside && <p className={`muted ${styles.beside}`}>{beside}</p>}
          <SectionTabs />
          {(actions || more) && (
            <div className={styles.actions}>
              {actions}
              {more && <MoreActions>{more}</MoreActions>}
            </div>
          )}
        </div>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {children}
    </>
  );
}
