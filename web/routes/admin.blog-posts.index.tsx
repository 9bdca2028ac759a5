import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { useOfficeSearch } from '../admin/use-office-search.ts';
import { readArticleSearch } from '../features/articles/article-search.ts';
import { OfficeArticlesPage } from '../features/articles/office-articles-page.tsx';

export const Route = createFileRoute('/admin/blog-posts/')({
  component: function Page() {
    return (
      <OfficeArticlesPage
        search={useOfficeSearch(readArticleSearch)}
        onSearch={useChangeSearch()}
      />
    );
  },
});
