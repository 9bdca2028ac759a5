import { createFileRoute } from '@tanstack/react-router';
import { Screen } from '../features/admin/screen.tsx';

export const Route = createFileRoute('/admin/integrations')({
  ssr: false,
  component: () => <Screen title="Integrations">{null}</Screen>,
});
