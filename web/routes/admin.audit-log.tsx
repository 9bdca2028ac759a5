import { createFileRoute } from '@tanstack/react-router';
import { Screen } from '../features/admin/screen.tsx';

export const Route = createFileRoute('/admin/audit-log')({
  ssr: false,
  component: () => <Screen title="Audit Log">{null}</Screen>,
});
