import { createFileRoute } from '@tanstack/react-router';
import { Screen } from '../features/admin/screen.tsx';

export const Route = createFileRoute('/admin/firm')({
  ssr: false,
  component: () => <Screen title="Firm">{null}</Screen>,
});
