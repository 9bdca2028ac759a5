import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

/** The firm's mark over a card, for what must be settled before the back office opens. */
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
