import { createFileRoute } from '@tanstack/react-router';
import { PageEditorScreen } from '../features/pages/admin/editor/page-editor-screen.tsx';

export const Route = createFileRoute('/admin/pages/$id')({
  component: function Page() {
    const { id } = Route.useParams();
    // The key gives each page a new editor instance.
    return <PageEditorScreen key={id} id={id} />;
  },
});
