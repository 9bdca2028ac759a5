import { createFileRoute } from '@tanstack/react-router';
import { Screen } from '../features/admin/screen.tsx';

export const Route = createFileRoute('/admin/mail')({
  ssr: false,
  component: () => <Screen title="Mail">{null}</Screen>,
});
