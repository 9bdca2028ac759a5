import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Button } from './button.tsx';
import styles from './paper.module.css';

/** The layout of a print page: black on white, regardless of the theme. `acts` (the action buttons) are not printed. */
export function Paper({ acts, children }: { acts: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.paper}>
      <div className={styles.sheet}>
        <div className={styles.acts}>{acts}</div>
        {children}
      </div>
    </div>
  );
}

export function PrintButton() {
  return (
    <Button variant="filled" onClick={() => window.print()}>
      <Icon name="print" size="sm" />
      Print
    </Button>
  );
}
