import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type OnSearch, withoutBlanks } from './list-search.ts';

/**
 * Changes a list's filters in the URL. Changing a filter returns to the first page. Typing replaces the history entry;
 * choosing an option pushes a new one.
 */
export function useChangeSearch<
  Search extends { cursor?: string | undefined },
>(): OnSearch<Search> {
  const navigate = useNavigate();
  return useCallback(
    (change, { replace = false } = {}) => {
      void navigate({
        to: '.',
        replace,
        search: (before) => withoutBlanks({ ...before, cursor: undefined, ...change }),
      });
    },
    [navigate],
  );
}
