import { ARTICLE_CATEGORIES } from '../../../src/features/articles/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { LinkButton } from '../../admin/button.tsx';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import { crudTexts, deletionOf } from '../../admin/crud-texts.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import rows from '../../ui/rows.module.css';
import { AdminArticleRow } from './admin-article-row.tsx';
import styles from './admin-articles-page.module.css';
import type { ArticleSearch } from './article-search.ts';
import { useArticleRefresh } from './use-article-refresh.ts';

const STATUSES = [
  { value: 'published', text: 'Published' },
  { value: 'draft', text: 'Drafts' },
  { value: 'scheduled', text: 'Scheduled' },
] as const;

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
          <LinkButton variant="filled" to="/admin/blog-posts/$id" params={{ id: 'new' }}>
            <AdminIcon name="plus" />
            Create Blog Post
          </LinkButton>
        </>
      }
    >
      <StatusFilterBar
        searchLabel="Search by title, author or text"
        statuses={STATUSES}
        filter={filter}
        counts={counts.data}
        onSearch={onSearch}
      >
        <ChoiceFilter
          label="Category"
          all="All categories"
          options={ARTICLE_CATEGORIES}
          value={filter.category}
          onChange={(category) => onSearch({ category })}
        />
      </StatusFilterBar>
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
    told({ ...crudTexts('delete', 'Blog post'), refresh }),
  );
  return async ({ id, title }: { id: string; title: string }) => {
    const text = `“${title}” disappears from the website at once. This can’t be undone.`;
    if (await ask(deletionOf('blog post', text))) deletion.mutate({ id });
  };
}
