import { createFileRoute } from '@tanstack/react-router';
import { Screen } from '../features/admin/screen.tsx';

export const Route = createFileRoute('/admin/')({
  ssr: false,
  component: () => <Screen title="Dashboard">{null}</Screen>,
});
