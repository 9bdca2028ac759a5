import { createContext, type ReactNode, use } from 'react';
import styles from './open-button.module.css';

/** Opens the row around it. A context, because a column that changed with each opening would be rendered anew. */
export const OpenRow = createContext<() => void>(() => {});

/** The name of a row, which opens its details. The keys of the list move the focus between these buttons. */
export function OpenButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.open} data-open-row onClick={use(OpenRow)}>
      {children}
    </button>
  );
}
