import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { AdminArticlesPage } from '../features/articles/admin-articles-page.tsx';
import { readArticleSearch } from '../features/articles/article-search.ts';

export const Route = createFileRoute('/admin/blog-posts/')({
  component: function Page() {
    return (
      <AdminArticlesPage search={useAdminSearch(readArticleSearch)} onSearch={useChangeSearch()} />
    );
  },
});
