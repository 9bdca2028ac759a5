import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

/**
 * The search parameters of a back-office page. Read here and not in the route, because the code of `validateSearch` is
 * part of the script that visitors of the public pages download.
 */
export function useAdminSearch<Search>(read: (search: Record<string, unknown>) => Search): Search {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return useMemo(() => read(search), [read, search]);
}
