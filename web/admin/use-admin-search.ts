import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

/**
 * The search parameters of a back-office page. Parsed here rather than in the route's `validateSearch`, because the
 * code of routes is part of the bundle that visitors of the public pages download.
 */
export function useAdminSearch<Search>(read: (search: Record<string, unknown>) => Search): Search {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return useMemo(() => read(search), [read, search]);
}
