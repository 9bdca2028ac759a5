import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Changes some of what a list is filtered by, in its address. Another filter begins at the first page.
 * Typing replaces the address, choosing adds one to go back to.
 */
export function useChangeSearch<Search extends { cursor?: string | undefined }>() {
  const navigate = useNavigate();
  return useCallback(
    (change: Partial<Search>, { replace = false }: { replace?: boolean } = {}) => {
      void navigate({
        to: '.',
        replace,
        search: (before: object) => clean({ ...before, cursor: undefined, ...change }),
      } as never);
    },
    [navigate],
  );
}

/** What is not set does not stand in the address. */
function clean(search: object): object {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
  );
}
