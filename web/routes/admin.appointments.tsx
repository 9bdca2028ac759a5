import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { useOfficeSearch } from '../admin/use-office-search.ts';
import { readAppointmentSearch } from '../features/appointments/admin/appointment-search.ts';
import { AppointmentsPage } from '../features/appointments/admin/appointments-page.tsx';

export const Route = createFileRoute('/admin/appointments')({
  component: function Page() {
    return (
      <AppointmentsPage
        search={useOfficeSearch(readAppointmentSearch)}
        onSearch={useChangeSearch()}
      />
    );
  },
});
