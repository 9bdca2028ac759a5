import { createContext, type ReactNode, use } from 'react';
import styles from './open-button.module.css';

/**
 * Opens the surrounding row. A context and not part of the columns: a column definition that changes remounts its cells,
 * which would lose the focus.
 */
export const OpenRow = createContext<() => void>(() => {});

/** The name of a row, which opens its details. The keys of the list move the focus between these buttons. */
export function OpenButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.open} data-open-row onClick={use(OpenRow)}>
      {children}
    </button>
  );
}
