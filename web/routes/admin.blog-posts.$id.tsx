import { createFileRoute } from '@tanstack/react-router';
import { EditArticlePage } from '../features/articles/edit-article-page.tsx';

export const Route = createFileRoute('/admin/blog-posts/$id')({
  component: function Page() {
    const { id } = Route.useParams();
    return <EditArticlePage key={id} id={id} />;
  },
});
