import type { ListTableModel } from '../../admin/list/list-features.ts';
import { PublishSelection } from '../../admin/list/publish-selection.tsx';
import { useSelection } from '../../admin/list/use-selection.ts';
import { trpc } from '../../lib/trpc.ts';
import type { ArticleRow } from './admin-article-columns.tsx';
import type { ArticleSearch } from './article-search.ts';
import { useArticleRefresh } from './use-article-refresh.ts';

/** The bulk actions for the selected articles. */
export function ArticlesSelection({
  table,
  filter,
  page,
}: {
  table: ListTableModel<ArticleRow>;
  filter: Pick<ArticleSearch, 'q' | 'status' | 'category'>;
  page: Parameters<typeof useSelection>[2];
}) {
  const selection = useSelection(table, filter, page);
  const matching = trpc.articles.matching.useQuery(filter, selection.matchingQuery);
  const refresh = useArticleRefresh();
  return (
    <PublishSelection
      table={table}
      selection={selection}
      matching={matching.data}
      changes={{
        procedures: trpc.articles,
        noun: 'blog post',
        deletion: 'Published ones disappear from the website at once. This can’t be undone.',
        refresh,
      }}
    />
  );
}
