import { createFileRoute } from '@tanstack/react-router';
import { TemplatePage } from '../features/agreements/admin/template-page.tsx';

export const Route = createFileRoute('/admin/agreement-templates/$id')({
  component: function Page() {
    const { id } = Route.useParams();
    return <TemplatePage key={id} id={id} />;
  },
});
