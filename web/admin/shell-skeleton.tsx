import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import shell from './admin-shell.module.css';
import sidebar from './admin-sidebar.module.css';
import { MAIN_GROUPS } from './main-groups.ts';
import styles from './shell-skeleton.module.css';

/** The shell without its content, shown while the signed-in user is being loaded. */
export function ShellSkeleton({ brand, text }: { brand: ReactNode; text: string }) {
  return (
    <div className={shell.shell}>
      <aside className={sidebar.sidebar} aria-label="Back office">
        {brand}
        <div className={styles.groups} aria-hidden="true">
          <Skeleton height="2.5rem" />
          {MAIN_GROUPS.map(({ title, entries }) => (
            <div key={title} className={styles.group}>
              {entries.map(({ label }) => (
                <Skeleton key={label} height="1rem" />
              ))}
            </div>
          ))}
        </div>
      </aside>
      <div>
        <header className={shell.bar}>{brand}</header>
        <main id="main" className={`${shell.main} ${styles.main}`}>
          <p className="muted small" role="status">
            {text}
          </p>
          <div className={styles.content} aria-hidden="true">
            <Skeleton height="2.25rem" width="min(60%, 22rem)" />
            <Skeleton height="8rem" />
            <Skeleton height="16rem" />
          </div>
        </main>
      </div>
    </div>
  );
}
