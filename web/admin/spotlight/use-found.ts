import { useDebouncedValue } from '@mantine/hooks';
import { MIN_SEARCH_LENGTH } from '../../../src/features/search/rules.ts';
import { trpc } from '../../lib/trpc.ts';
import { LIST_QUERY } from '../list-query.ts';
import { SEARCH_DEBOUNCE_MS } from '../search-box.tsx';
import { linksOfFound } from './links-of-found.ts';

/** The server's search results for a text. The previous results are kept until the new ones arrive (`isCurrent`). */
export function useFound(text: string) {
  const typed = text.trim();
  const [q] = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS);
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { data, isError, isFetching } = trpc.search.everywhere.useQuery(
    { q },
    { ...LIST_QUERY, enabled: q.length >= MIN_SEARCH_LENGTH, staleTime: 0 },
  );
  if (typed.length < MIN_SEARCH_LENGTH) return { groups: [], isCurrent: true, isError: false };
  const isCurrent = q === typed && !isFetching;
  return {
    groups: data ? linksOfFound(data, firm.zone, firm.formats.locale) : [],
    isCurrent,
    isError: isCurrent && isError,
  };
}
