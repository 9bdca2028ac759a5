import { createFileRoute } from '@tanstack/react-router';
import { Screen } from '../features/admin/screen.tsx';

export const Route = createFileRoute('/admin/blog-posts')({
  ssr: false,
  component: () => <Screen title="Blog Posts">{null}</Screen>,
});
