import { createContext, type ReactNode, use } from 'react';
import styles from './open-button.module.css';

/**
 * Opens the surrounding row, if it has details. A context and not part of the columns: a column definition that changes
 * remounts its cells, which would lose the focus.
 */
export const OpenRow = createContext<(() => void) | undefined>(undefined);

/** The name of a row, which opens its details. The keys of the list move the focus between these buttons. */
export function OpenButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.open} data-open-row onClick={use(OpenRow)}>
      {children}
    </button>
  );
}

/** The name of a row without details, to which the keys of the list move the focus. */
export function RowName({ children }: { children: ReactNode }) {
  return (
    <span className={styles.name} data-open-row tabIndex={-1}>
      {children}
    </span>
  );
}
