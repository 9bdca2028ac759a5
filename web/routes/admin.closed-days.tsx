import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { ClosedDaysPage } from '../features/appointments/closed-days/closed-days-page.tsx';
import { readClosedDaysSearch } from '../features/appointments/closed-days/closed-days-search.ts';

export const Route = createFileRoute('/admin/closed-days')({
  component: function Page() {
    return (
      <ClosedDaysPage search={useAdminSearch(readClosedDaysSearch)} onSearch={useChangeSearch()} />
    );
  },
});
