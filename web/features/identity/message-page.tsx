import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

/** A page with the firm's mark above a card, shown instead of the back office until the user has resolved something. */
export function MessagePage({
  brand,
  title,
  actions,
  children,
}: {
  brand: ReactNode;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="main" className={styles.page}>
      {brand}
      <Paper className={styles.card} withBorder shadow="sm">
        <h1 className="visually-hidden">{title}</h1>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </Paper>
    </main>
  );
}
