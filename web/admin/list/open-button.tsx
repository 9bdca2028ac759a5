import { createContext, type ReactNode, use } from 'react';
import styles from './open-button.module.css';

/**
 * Opens the surrounding row, if it has details. A context rather than part of the column definition, because a changed
 * definition remounts its cells, which would lose the focus.
 */
export const OpenRow = createContext<(() => void) | undefined>(undefined);

/**
 * The name of a row as a button that opens its details. The list's keyboard shortcuts move the focus between these
 * buttons.
 */
export function OpenButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.open} data-open-row onClick={use(OpenRow)}>
      {children}
    </button>
  );
}

/** The name of a row without details; focusable by the list's keyboard shortcuts. */
export function RowName({ children }: { children: ReactNode }) {
  return (
    <span className={styles.name} data-open-row tabIndex={-1}>
      {children}
    </span>
  );
}
