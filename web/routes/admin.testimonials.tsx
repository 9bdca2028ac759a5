import { createFileRoute } from '@tanstack/react-router';
import { Screen } from '../features/admin/screen.tsx';

export const Route = createFileRoute('/admin/testimonials')({
  ssr: false,
  component: () => <Screen title="Testimonials">{null}</Screen>,
});
