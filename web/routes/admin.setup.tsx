import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { SetupPage } from '../features/setup/setup-page.tsx';
import { readSetupSearch } from '../features/setup/setup-search.ts';

export const Route = createFileRoute('/admin/setup')({
  component: function Page() {
    return <SetupPage {...useAdminSearch(readSetupSearch)} />;
  },
});
