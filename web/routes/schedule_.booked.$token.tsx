import { createFileRoute } from '@tanstack/react-router';
import { BookedPage } from '../features/appointments/plain/booked-page.tsx';
import { LinkNotFound } from '../features/site/link-not-found.tsx';
import { here } from '../lib/addresses.ts';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The confirmation page of a booking without JavaScript. The token is the id of the appointment. */
export const Route = createFileRoute('/schedule_/booked/$token')({
  ...linkRoute(
    (trpc, { token }) => trpc.appointments.booked.fetch({ id: token }),
    () => m.booking.pageTitle,
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
        <ButtonLink href={here('/schedule')}>{m.booking.bookAnother}</ButtonLink>
        <ButtonLink variant="primary" href={here('/')}>
          {m.booking.done}
        </ButtonLink>
      </BookedPage>
    );
  },
  notFoundComponent: LinkNotFound,
});
