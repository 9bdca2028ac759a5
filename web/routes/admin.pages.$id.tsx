import { createFileRoute } from '@tanstack/react-router';
import { PageEditorScreen } from '../features/pages/admin/editor/page-editor-screen.tsx';

export const Route = createFileRoute('/admin/pages/$id')({
  component: function Page() {
    const { id } = Route.useParams();
    // Each page gets an editor of its own.
    return <PageEditorScreen key={id} id={id} />;
  },
});
