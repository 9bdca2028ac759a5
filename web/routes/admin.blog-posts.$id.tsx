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
          // The post is saved, so the unsaved-changes guard must not ask.
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
