import { createFileRoute } from '@tanstack/react-router';
import { Screen } from '../features/admin/screen.tsx';

export const Route = createFileRoute('/admin/migration')({
  ssr: false,
  component: () => <Screen title="Migration">{null}</Screen>,
});
