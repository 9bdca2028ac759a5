import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ArticlePage } from '../features/articles/article-page.tsx';

export const Route = createFileRoute('/admin/blog-posts/$id')({
  component: function Page() {
    const { id } = Route.useParams();
    const navigate = useNavigate();
    return (
      <ArticlePage
        id={id}
        onCreated={(created) =>
          // It is saved: there is nothing to ask about.
          navigate({
            to: '/admin/blog-posts/$id',
            params: { id: created },
            replace: true,
            ignoreBlocker: true,
          })
        }
      />
    );
  },
});
