import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { bookingHref, parseBookingOptions } from '../features/appointments/booking-options.ts';
import { BookingSheet } from '../features/appointments/booking-sheet.tsx';
import { prefetchBooking } from '../features/appointments/prefetch-booking.ts';
import styles from '../features/appointments/schedule-page.module.css';
import { PageParts } from '../features/pages/page-parts.tsx';
import { freeTimesHeaders } from '../features/scheduling/slots/free-times-headers.ts';
import { asUndefined } from '../lib/as-not-found.ts';
import { headOfPage, loadPage, type PageData } from '../lib/page-route.ts';
import { type RouterContext, trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/schedule')({
  validateSearch: parseBookingOptions,
  // In a fixed order: it is part of the match's id, which must be the same on the server and in the browser.
  loaderDeps: ({ search }) => parseBookingOptions(search),
  loader: async ({ context, deps }) => {
    const data = await loadPage(context, '/schedule', { isAlwaysShown: true });
    const moved = await findMovedAttorney(context, data, deps.attorney);
    if (moved) throw redirect({ href: bookingHref({ ...deps, attorney: moved }) });
    await prefetchBooking(context, data, deps);
    return data;
  },
  headers: freeTimesHeaders,
  head: ({ loaderData }) => (loaderData ? headOfPage(loaderData) : {}),
  component: SchedulePage,
});

/** The slug that replaces a former one in a link; undefined for everything else. */
async function findMovedAttorney(
  { trpc: { pages } }: RouterContext,
  { layout }: PageData,
  slug: string | undefined,
): Promise<string | undefined> {
  if (!slug || layout.firm.attorneys.some((each) => each.slug === slug)) return undefined;
  const found = await pages.attorney.ensureData({ slug }).catch(asUndefined);
  return found?.movedTo ?? undefined;
}

/** The booking as a page: the target of booking links without JavaScript, and for bookmarks. */
function SchedulePage() {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const { page, formAnswer } = Route.useLoaderData();
  const navigate = useNavigate();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="visually-hidden" lang={page.originalLanguage ?? undefined}>
        {page.heading}
      </h1>
      <BookingSheet
        firm={firm}
        isOpen={visibility.consultation_booking}
        options={Route.useSearch()}
        answer={formAnswer}
        onDone={() => void navigate({ to: '/' })}
      />
      <PageParts parts={page.parts} />
    </div>
  );
}
