import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

/**
 * What the address of a screen says. Read here and not by the route: what a route reads with is part of the
 * script that every visitor of the public pages fetches.
 */
export function useAdminSearch<Search>(read: (search: Record<string, unknown>) => Search): Search {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return useMemo(() => read(search), [read, search]);
}
