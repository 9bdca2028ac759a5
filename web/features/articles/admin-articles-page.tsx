import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ARTICLE_SORTS } from '../../../src/features/articles/admin-list-rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { LinkButton } from '../../admin/button.tsx';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import { crudTexts, deletionOf } from '../../admin/crud-texts.ts';
import { CsvExportButton } from '../../admin/csv-export-button.tsx';
import { ListControls } from '../../admin/list/list-controls.tsx';
import { sortOf } from '../../admin/list/list-sort.ts';
import { ListTable } from '../../admin/list/list-table.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { useListSettings } from '../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { knownOption } from '../practice-areas/options-of.ts';
import { AdminArticleActions } from './admin-article-actions.tsx';
import { type ArticleRow, adminArticleColumns } from './admin-article-columns.tsx';
import styles from './admin-articles-page.module.css';
import type { ArticleSearch } from './article-search.ts';
import { ArticlesSelection } from './articles-selection.tsx';
import { useArticleRefresh } from './use-article-refresh.ts';
import { useCategoryOptions } from './use-category-options.ts';

const STATUSES = [
  { value: 'published', text: 'Published' },
  { value: 'draft', text: 'Drafts' },
  { value: 'scheduled', text: 'Scheduled' },
] as const;

/** Newest date first, so that scheduled articles and those edited last are at the top. */
const USUAL_SORT = '-date';

/** The list of all articles of the firm, published or not. */
export function AdminArticlesPage({
  search,
  onSearch,
}: {
  search: ArticleSearch;
  onSearch: OnSearch<ArticleSearch>;
}) {
  const { cursor, sort, ...rest } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const categories = useCategoryOptions();
  const filter = { ...rest, category: knownOption(categories.all, rest.category) };
  const navigate = useNavigate();
  const listSettings = useListSettings('articles');
  const { layout } = listSettings;
  const list = trpc.articles.adminRows.useQuery(
    { ...filter, sort: sort ?? USUAL_SORT, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const counts = trpc.articles.counts.useQuery();
  const columns = useMemo(() => adminArticleColumns(firm.zone), [firm.zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout });
  const askAndDelete = useDeletion();
  const actions = useCallback(
    (article: ArticleRow) => <AdminArticleActions article={article} onDelete={askAndDelete} />,
    [askAndDelete],
  );

  return (
    <Screen
      title="Blog Posts"
      lead="The firm’s own articles. Only staff see drafts."
      actions={
        <>
          <CsvExportButton
            permission="articles.export"
            path="/api/admin/blog-posts/export"
            fileName="blog-posts.csv"
            filter={{ ...filter, sort: sort ?? USUAL_SORT }}
            failure="Failed to export blog posts"
          />
          <RefreshButton queries={[list, counts]} />
          <LinkButton
            permission="articles.change"
            variant="filled"
            to="/admin/blog-posts/$id"
            params={{ id: 'new' }}
          >
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
        end={
          <ListControls
            columns={columns}
            settings={listSettings}
            search={{ ...filter, sort }}
            onSearch={onSearch}
          />
        }
      >
        <ChoiceFilter
          label="Category"
          all="All categories"
          options={categories.all}
          value={filter.category}
          onChange={(category) => onSearch({ category })}
        />
      </StatusFilterBar>
      <PagedList
        query={list}
        filter={filter}
        empty={{
          title: 'No blog posts yet',
          text: 'Your posts appear here, as drafts until you publish them.',
        }}
        noMatch={{ text: 'No blog posts match the filters.' }}
        onSearch={onSearch}
      >
        {() => (
          <div className={styles.list}>
            <ListTable
              ref={rows}
              label="Blog posts"
              table={table}
              sort={sortOf(ARTICLE_SORTS, USUAL_SORT, sort, onSearch)}
              isCompact={layout.isCompact}
              onOpen={(id) => void navigate({ to: '/admin/blog-posts/$id', params: { id } })}
              actions={actions}
            />
          </div>
        )}
      </PagedList>
      <ArticlesSelection table={table} filter={filter} page={list.data} />
    </Screen>
  );
}

function useDeletion() {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const refresh = useArticleRefresh();
  const { mutate } = trpc.articles.delete.useMutation(
    withToasts({ ...crudTexts('delete', 'Blog post'), refresh }),
  );
  return useCallback(
    async ({ id, title }: ArticleRow) => {
      const text = `“${title}” disappears from the website at once. This can’t be undone.`;
      if (await ask(deletionOf('blog post', text))) mutate({ id });
    },
    [ask, mutate],
  );
}
