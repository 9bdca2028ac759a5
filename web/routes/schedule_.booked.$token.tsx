import { createFileRoute } from '@tanstack/react-router';
import { LinkNotFound } from '../features/appointments/client-page/link-not-found.tsx';
import { BookedPage } from '../features/appointments/plain/booked-page.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The confirmation page of a booking without JavaScript. The token is the id of the appointment. */
export const Route = createFileRoute('/schedule_/booked/$token')({
  ...linkRoute(
    (trpc, { token }) => trpc.appointments.booked.fetch({ id: token }),
    () => 'Your consultation',
  ),
  component: function Page() {
    const { layout, data } = Route.useLoaderData();
    const { token } = Route.useParams();
    return (
      <BookedPage
        firm={layout.firm}
        booked={data}
        sendsMail={layout.sendsMail}
        resource={`appointments/${token}`}
      >
        <ButtonLink href="/schedule">Book Another</ButtonLink>
        <ButtonLink variant="primary" href="/">
          Done
        </ButtonLink>
      </BookedPage>
    );
  },
  notFoundComponent: LinkNotFound,
});
