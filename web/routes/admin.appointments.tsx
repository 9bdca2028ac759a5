import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { readAppointmentSearch } from '../features/appointments/admin/appointment-search.ts';
import { AppointmentsPage } from '../features/appointments/admin/appointments-page.tsx';

export const Route = createFileRoute('/admin/appointments')({
  component: function Page() {
    return (
      <AppointmentsPage
        search={useAdminSearch(readAppointmentSearch)}
        onSearch={useChangeSearch()}
      />
    );
  },
});
