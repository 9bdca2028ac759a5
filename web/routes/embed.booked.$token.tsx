import { createFileRoute } from '@tanstack/react-router';
import { EMBED_BOOKING_PATH, embedHref } from '../../src/features/embed/address-rules.ts';
import { readEmbedTheme } from '../../src/features/embed/rules.ts';
import { BookedPage } from '../features/appointments/plain/booked-page.tsx';
import { EmbedLayout } from '../features/embed/embed-layout.tsx';
import { isAppointmentId } from '../features/embed/is-appointment-id.ts';
import { LinkNotFound } from '../features/site/link-not-found.tsx';
import { here } from '../lib/addresses.ts';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';
import { ButtonLink } from '../ui/button.tsx';

/**
 * The confirmation page of an embedded booking without JavaScript. The token is the id of the appointment, or, for a
 * client who gets no mail, the token of the client's page.
 */
export const Route = createFileRoute('/embed/booked/$token')({
  validateSearch: ({ theme }: Record<string, unknown>) => ({ theme: readEmbedTheme(theme) }),
  ...linkRoute(
    async (trpc, { token }) =>
      isAppointmentId(token)
        ? trpc.appointments.booked.fetch({ id: token })
        : trpc.appointmentLinks.appointment.fetch({ token }),
    () => m.booking.pageTitle,
  ),
  component: EmbeddedBooked,
  notFoundComponent: LinkNotFound,
});

function EmbeddedBooked() {
  const { layout, data } = Route.useLoaderData();
  const { token } = Route.useParams();
  const { theme } = Route.useSearch();
  const isId = isAppointmentId(token);
  const resource = isId ? 'appointments' : 'appointment-links';
  return (
    <EmbedLayout layout={layout} title={m.booking.pageTitle} path="/schedule" isSheet>
      <BookedPage
        firm={layout.firm}
        booked={data}
        sendsMail={layout.sendsMail}
        clientPage={isId ? null : here(`/appointment/${token}`)}
        resource={`${resource}/${token}`}
      >
        <ButtonLink href={here(embedHref(EMBED_BOOKING_PATH, theme))} target="_self">
          {m.booking.bookAnother}
        </ButtonLink>
      </BookedPage>
    </EmbedLayout>
  );
}
