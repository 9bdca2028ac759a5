import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import type { ListTableModel } from '../../admin/list/list-features.ts';
import { SelectionBar } from '../../admin/list/selection-bar.tsx';
import { useSelection } from '../../admin/list/use-selection.ts';
import { trpc } from '../../lib/trpc.ts';
import type { ArticleRow } from './admin-article-columns.tsx';
import type { ArticleSearch } from './article-search.ts';
import { useDeleteMany, usePublishMany } from './use-change-many.ts';

/** The bulk changes of the selected articles. */
export function ArticlesSelection({
  table,
  filter,
  page,
}: {
  table: ListTableModel<ArticleRow>;
  filter: Pick<ArticleSearch, 'q' | 'status' | 'category'>;
  page: Parameters<typeof useSelection>[2];
}) {
  const { ids, clear, matchingQuery } = useSelection(table, filter, page);
  const matching = trpc.articles.matching.useQuery(filter, matchingQuery);
  const published = usePublishMany(true, clear);
  const unpublished = usePublishMany(false, clear);
  const deleted = useDeleteMany(clear);
  return (
    <SelectionBar table={table} matching={matching.data}>
      <Button size="sm" pending={published.isPending} onClick={() => published.publish(ids)}>
        Publish
      </Button>
      <Button size="sm" pending={unpublished.isPending} onClick={() => unpublished.publish(ids)}>
        Unpublish
      </Button>
      <Button size="sm" pending={deleted.isPending} onClick={() => void deleted.remove(ids)}>
        <AdminIcon name="trash" size="sm" />
        Delete
      </Button>
    </SelectionBar>
  );
}
