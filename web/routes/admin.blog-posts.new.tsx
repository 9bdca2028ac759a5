import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { NewArticlePage } from '../features/articles/edit-article-page.tsx';

export const Route = createFileRoute('/admin/blog-posts/new')({
  component: function Page() {
    const navigate = useNavigate();
    return (
      <NewArticlePage
        onCreated={(id) =>
          // It is saved: there is nothing to ask about.
          navigate({
            to: '/admin/blog-posts/$id',
            params: { id },
            replace: true,
            ignoreBlocker: true,
          })
        }
      />
    );
  },
});
