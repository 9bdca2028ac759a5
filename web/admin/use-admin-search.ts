import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import {
  type OnSearch,
  type Readers,
  readSearch,
  type SearchOf,
  withoutBlanks,
} from './list-search.ts';

/**
 * The search parameters of a back-office page, and a function that changes some of them. Changing a filter returns to
 * the first page. Read here rather than in the route's `validateSearch`, because the code of routes is part of the
 * bundle that visitors of the public pages download.
 */
export function useAdminSearch<Of extends Readers>(
  readers: Of,
): readonly [SearchOf<Of>, OnSearch<SearchOf<Of>>] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const onSearch = useCallback<OnSearch<SearchOf<Of>>>(
    (change, { replace = false } = {}) => {
      void navigate({
        to: '.',
        replace,
        search: (before) => withoutBlanks({ ...before, cursor: undefined, ...change }),
      });
    },
    [navigate],
  );
  return [useMemo(() => readSearch(readers, search), [readers, search]), onSearch];
}
