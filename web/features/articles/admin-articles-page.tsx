import { Link } from '@tanstack/react-router';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import rows from '../../ui/rows.module.css';
import { AdminArticleFilters } from './admin-article-filters.tsx';
import { AdminArticleRow } from './admin-article-row.tsx';
import styles from './admin-articles-page.module.css';
import type { ArticleSearch } from './article-search.ts';
import { useArticleRefresh } from './use-article-refresh.ts';

/** All of the firm's articles, published or not. */
export function AdminArticlesPage({
  search,
  onSearch,
}: {
  search: ArticleSearch;
  onSearch: OnSearch<ArticleSearch>;
}) {
  const { cursor, ...filter } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const list = trpc.articles.adminRows.useQuery({ ...filter, cursor }, LIST_QUERY);
  const counts = trpc.articles.counts.useQuery();
  const askAndDelete = useDeletion();

  return (
    <Screen
      title="Blog Posts"
      lead="What the firm writes for its visitors. Drafts are seen by staff only."
      actions={
        <>
          <RefreshButton queries={[list, counts]} />
          <Link
            to="/admin/blog-posts/$id"
            params={{ id: 'new' }}
            className={buttonClass({ variant: 'primary' })}
          >
            <AdminIcon name="plus" />
            Create Blog Post
          </Link>
        </>
      }
    >
      <AdminArticleFilters filter={filter} counts={counts.data} onSearch={onSearch} />
      <PagedList
        query={list}
        filter={filter}
        empty={{
          title: 'No blog posts yet',
          text: 'What you write first appears here, as a draft until you publish it.',
        }}
        noMatch={{ text: 'No blog post has all of that.' }}
        onSearch={onSearch}
      >
        {(items) => (
          <ul className={`${rows.box} ${rows.rows} ${styles.list}`}>
            {items.map((article) => (
              <AdminArticleRow
                key={article.id}
                article={article}
                zone={firm.zone}
                onDelete={askAndDelete}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Screen>
  );
}

function useDeletion() {
  const ask = useConfirm();
  const told = useMutationToasts();
  const refresh = useArticleRefresh();
  const deletion = trpc.articles.delete.useMutation(
    told({
      success: 'Blog post deleted successfully',
      failure: 'Failed to delete blog post',
      refresh,
    }),
  );
  return async ({ id, title }: { id: string; title: string }) => {
    const isSure = await ask({
      title: 'Are you sure you want to delete this blog post?',
      text: `“${title}” disappears from the website at once. This can’t be undone.`,
      action: 'Delete',
      keep: 'Keep it',
      tone: 'danger',
    });
    if (isSure) deletion.mutate({ id });
  };
}
