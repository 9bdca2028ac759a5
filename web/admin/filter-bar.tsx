import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ListSearch, OnSearch } from './list-search.ts';
import screen from './screen.module.css';
import { SearchBox } from './search-box.tsx';

/** The filters of a list: a search box, the filters in `children`, and a button that clears all of them. */
export function FilterBar<Filter extends ListSearch>({
  searchLabel,
  filter,
  onSearch,
  end,
  children,
}: {
  /** Label of the search box; without it there is no search box. */
  searchLabel?: string;
  /** The current filters; a filter that is not set is empty or undefined. */
  filter: Filter;
  onSearch: OnSearch<Filter>;
  /** Other controls of the list, at the end. */
  end?: ReactNode;
  children?: ReactNode;
}) {
  const clear = () =>
    onSearch(
      Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])) as Partial<Filter>,
    );
  return (
    <div className={screen.tools} data-filters>
      {searchLabel && (
        <SearchBox
          label={searchLabel}
          value={filter.q}
          onChange={(q) => onSearch({ q } as Partial<Filter>, { replace: true })}
        />
      )}
      {children}
      {isFiltered(filter) && (
        <Button variant="subtle" onClick={clear}>
          Clear Filters
        </Button>
      )}
      {end}
    </div>
  );
}

export const isFiltered = (filter: object): boolean => Object.values(filter).some(Boolean);
