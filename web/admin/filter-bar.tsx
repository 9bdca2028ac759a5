import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import screen from './screen.module.css';

/** What a list is narrowed by, and the way back to all of it. */
export function FilterBar<Filter extends object>({
  filter,
  onSearch,
  children,
}: {
  /** What is filtered by now: empty, or undefined, where it is not. */
  filter: Filter;
  onSearch: (change: Partial<Filter>) => void;
  children: ReactNode;
}) {
  const clear = () =>
    onSearch(
      Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])) as Partial<Filter>,
    );
  return (
    <div className={screen.tools}>
      {children}
      {isFiltered(filter) && (
        <Button variant="quiet" onClick={clear}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}

export const isFiltered = (filter: object): boolean => Object.values(filter).some(Boolean);
