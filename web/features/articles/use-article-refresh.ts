import { useCallback } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** Invalidates all article queries, including those of the public pages, except the article being edited. */
export function useArticleRefresh(): () => Promise<unknown> {
  const { articles, translations } = trpc.useUtils();
  return useCallback(
    () =>
      Promise.all(
        [
          articles.adminRows,
          articles.counts,
          articles.list,
          articles.latest,
          articles.search,
          articles.page,
          translations.ofOriginal,
        ].map((query) => query.invalidate()),
      ),
    [articles, translations],
  );
}
