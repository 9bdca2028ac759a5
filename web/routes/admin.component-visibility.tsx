import { createFileRoute } from '@tanstack/react-router';
import { Screen } from '../features/admin/screen.tsx';

export const Route = createFileRoute('/admin/component-visibility')({
  ssr: false,
  component: () => <Screen title="Component Visibility">{null}</Screen>,
});
