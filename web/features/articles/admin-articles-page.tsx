import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ARTICLE_SORTS } from '../../../src/features/articles/admin-list-rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { LinkButton } from '../../admin/button.tsx';
import { crudTexts, deletionOf } from '../../admin/crud-texts.ts';
import { countedFilter, searchFilter } from '../../admin/list/filters.ts';
import { type Bulk, defineList } from '../../admin/list/list-definition.ts';
import { ListScreen } from '../../admin/list/list-screen.tsx';
import { PublishActions } from '../../admin/list/publish-actions.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { knownOption, listKey } from '../practice-areas/options-of.ts';
import { AdminArticleActions } from './admin-article-actions.tsx';
import { type ArticleRow, adminArticleColumns } from './admin-article-columns.tsx';
import styles from './admin-articles-page.module.css';
import { useArticleRefresh } from './use-article-refresh.ts';
import { useCategoryOptions } from './use-category-options.ts';

const ARTICLES = defineList({
  id: 'articles',
  label: 'Blog posts',
  className: styles.list,
  filters: {
    q: searchFilter('Search by title, author or text'),
    status: countedFilter('Status', [
      { value: 'published', text: 'Published' },
      { value: 'draft', text: 'Drafts' },
      { value: 'scheduled', text: 'Scheduled' },
    ]),
    category: {
      read: listKey,
      control: {
        kind: 'choice',
        label: 'Category',
        all: 'All categories',
        useOptions: () => useCategoryOptions().all,
      },
    },
  },
  useFilter: (values) => ({
    ...values,
    category: knownOption(useCategoryOptions().all, values.category),
  }),
  sorts: ARTICLE_SORTS,
  // Newest date first, so that scheduled articles and those edited last are at the top.
  defaultSort: '-date',
  isDefaultSortSent: true,
  rows: trpc.articles.adminRows,
  counts: trpc.articles.counts,
  columns: adminArticleColumns,
  csv: {
    permission: 'articles.export',
    path: '/api/admin/blog-posts/export',
    fileName: 'blog-posts.csv',
    failure: 'Failed to export blog posts',
  },
  bulk: { matching: trpc.articles.matching, Actions: BulkActions },
  empty: {
    title: 'No blog posts yet',
    text: 'Your posts appear here, as drafts until you publish them.',
  },
  noMatch: 'No blog posts match the filters.',
});

/** The list of all articles of the firm, published or not. */
export function AdminArticlesPage() {
  const list = useList(ARTICLES);
  const navigate = useNavigate();
  const askAndDelete = useDeletion();
  const actions = useCallback(
    (article: ArticleRow) => <AdminArticleActions article={article} onDelete={askAndDelete} />,
    [askAndDelete],
  );
  return (
    <ListScreen
      list={list}
      title="Blog Posts"
      lead="The firm’s own articles. Only staff see drafts."
      actions={
        <LinkButton
          permission="articles.change"
          variant="filled"
          to="/admin/blog-posts/$id"
          params={{ id: 'new' }}
        >
          <AdminIcon name="plus" />
          Create Blog Post
        </LinkButton>
      }
      onOpen={(id) => void navigate({ to: '/admin/blog-posts/$id', params: { id } })}
      rowActions={actions}
    />
  );
}

function BulkActions(bulk: Bulk) {
  return (
    <PublishActions
      {...bulk}
      procedures={trpc.articles}
      noun="blog post"
      deletion="Published ones disappear from the website at once. This can’t be undone."
      refresh={useArticleRefresh()}
    />
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
