import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../features/admin/use-change-search.ts';
import { readArticleSearch } from '../features/articles/article-search.ts';
import { OfficeArticlesPage } from '../features/articles/office-articles-page.tsx';

export const Route = createFileRoute('/admin/blog-posts/')({
  ssr: false,
  validateSearch: readArticleSearch,
  component: function Page() {
    return <OfficeArticlesPage search={Route.useSearch()} onSearch={useChangeSearch()} />;
  },
});
