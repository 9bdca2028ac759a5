import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Button } from './button.tsx';
import styles from './pager.module.css';

/** Pagination links of a list. A page is given by its cursor, or undefined for the first page. */
export function Pager({
  page,
  onCursor,
  children,
}: {
  page: { next: string | null; previous: string | null };
  onCursor: (cursor: string | undefined) => void;
  /** The range that is shown, such as `25 of 48`. */
  children?: ReactNode;
}) {
  const { next, previous } = page;
  if (!next && !previous && !children) return null;
  return (
    <nav className={styles.pager} aria-label="Pages of the list">
      <p className="muted small num">{children}</p>
      {previous && (
        <>
          <Button size="sm" variant="subtle" onClick={() => onCursor(undefined)}>
            First page
          </Button>
          <Button size="sm" onClick={() => onCursor(previous)}>
            <Icon name="chevron-left" size="sm" />
            Previous
          </Button>
        </>
      )}
      {next && (
        <Button size="sm" onClick={() => onCursor(next)}>
          Next
          <Icon name="chevron-right" size="sm" />
        </Button>
      )}
    </nav>
  );
}
