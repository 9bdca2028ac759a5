import { createFileRoute } from '@tanstack/react-router';
import { AppointmentPage } from '../features/appointments/client-page/appointment-page.tsx';
import { LinkNotFound } from '../features/appointments/client-page/link-not-found.tsx';
import { linkRoute } from '../lib/link-route.ts';

export const Route = createFileRoute('/appointment/$token')({
  ...linkRoute(
    (trpc, params) => trpc.appointmentLinks.appointment.fetch(params),
    () => 'Your appointment',
  ),
  component: function Page() {
    const { layout, data } = Route.useLoaderData();
    return <AppointmentPage token={Route.useParams().token} firm={layout.firm} loaded={data} />;
  },
  notFoundComponent: LinkNotFound,
});
