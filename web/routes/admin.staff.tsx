import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { StaffPage } from '../features/staff/staff-page.tsx';
import { readStaffSearch } from '../features/staff/staff-search.ts';

export const Route = createFileRoute('/admin/staff')({
  component: function Page() {
    return <StaffPage search={useAdminSearch(readStaffSearch)} onSearch={useChangeSearch()} />;
  },
});
