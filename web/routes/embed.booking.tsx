import { createFileRoute } from '@tanstack/react-router';
import { readEmbedTheme } from '../../src/features/embed/rules.ts';
import { parseBookingOptions } from '../features/appointments/booking-options.ts';
import { BookingSheet } from '../features/appointments/booking-sheet.tsx';
import { prefetchBooking } from '../features/appointments/prefetch-booking.ts';
import { embedHead } from '../features/embed/embed-head.ts';
import { EmbedLayout } from '../features/embed/embed-layout.tsx';
import { freeTimesHeaders } from '../features/scheduling/slots/free-times-headers.ts';
import { m } from '../lib/messages.ts';
import { loadPage } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/embed/booking')({
  validateSearch: parseOptions,
  // In a fixed order: it is part of the match's id, which must be the same on the server and in the browser.
  loaderDeps: ({ search }) => parseOptions(search),
  loader: async ({ context, deps }) => {
    const data = await loadPage(context, '/schedule', { isAlwaysShown: true });
    await prefetchBooking(context, data, deps);
    return data;
  },
  headers: freeTimesHeaders,
  head: ({ loaderData }) => (loaderData ? embedHead(loaderData, m.embed.bookingTitle) : {}),
  component: EmbeddedBooking,
});

function parseOptions(search: Record<string, unknown>) {
  return { ...parseBookingOptions(search), theme: readEmbedTheme(search.theme) };
}

/** The booking as an embedded page, shown in an iframe on another site. */
function EmbeddedBooking() {
  const [layout] = trpc.site.layout.useSuspenseQuery();
  const { page, formAnswer } = Route.useLoaderData();
  return (
    <EmbedLayout layout={layout} title={page.heading} path="/schedule" isSheet>
      <h1 className="visually-hidden" lang={page.originalLanguage ?? undefined}>
        {page.heading}
      </h1>
      <BookingSheet
        firm={layout.firm}
        isOpen={layout.visibility.consultation_booking}
        options={Route.useSearch()}
        answer={formAnswer}
      />
    </EmbedLayout>
  );
}
