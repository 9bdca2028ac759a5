import { createFileRoute } from '@tanstack/react-router';
import { Screen } from '../features/admin/screen.tsx';

export const Route = createFileRoute('/admin/themes')({
  ssr: false,
  component: () => <Screen title="Themes">{null}</Screen>,
});
