import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { useOfficeSearch } from '../admin/use-office-search.ts';
import { StaffPage } from '../features/staff/staff-page.tsx';
import { readStaffSearch } from '../features/staff/staff-search.ts';

export const Route = createFileRoute('/admin/staff')({
  component: function Page() {
    return <StaffPage search={useOfficeSearch(readStaffSearch)} onSearch={useChangeSearch()} />;
  },
});
