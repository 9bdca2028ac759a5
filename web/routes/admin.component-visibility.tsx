import { createFileRoute } from '@tanstack/react-router';
import { VisibilityPage } from '../features/visibility/visibility-page.tsx';

export const Route = createFileRoute('/admin/component-visibility')({
  component: VisibilityPage,
});
