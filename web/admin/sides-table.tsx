import type { ReactNode } from 'react';
import styles from './sides-table.module.css';

/** A table that compares a colleague's version with the one in the editor, one field per row. */
export function SidesTable({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to be scrolled by keyboard
    <section aria-label="Both versions" tabIndex={0}>
      <table className={styles.sides}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Field</span>
            </th>
            <th scope="col">Theirs</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
