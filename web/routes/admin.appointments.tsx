import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../features/admin/use-change-search.ts';
import { useOfficeSearch } from '../features/admin/use-office-search.ts';
import { readAppointmentSearch } from '../features/appointments/office/appointment-search.ts';
import { AppointmentsPage } from '../features/appointments/office/appointments-page.tsx';

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
