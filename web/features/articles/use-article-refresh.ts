import { useCallback } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** Fetches again whatever shows articles, the public pages' lists too, but not the one being edited. */
export function useArticleRefresh(): () => Promise<unknown> {
  const { articles } = trpc.useUtils();
  return useCallback(
    () =>
      Promise.all(
        [
          articles.officeRows,
          articles.counts,
          articles.list,
          articles.latest,
          articles.search,
          articles.page,
        ].map((query) => query.invalidate()),
      ),
    [articles],
  );
}
