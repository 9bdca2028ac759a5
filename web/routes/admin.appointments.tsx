import { createFileRoute } from '@tanstack/react-router';
import { Screen } from '../features/admin/screen.tsx';

export const Route = createFileRoute('/admin/appointments')({
  ssr: false,
  component: () => <Screen title="Appointments">{null}</Screen>,
});
