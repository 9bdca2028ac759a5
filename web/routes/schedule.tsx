import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BookingFlowLater } from '../features/appointments/booking-flow-later.tsx';
import { parseBookingOptions } from '../features/appointments/booking-options.ts';
import styles from '../features/appointments/schedule-page.module.css';
import { PageParts } from '../features/pages/page-parts.tsx';
import { headOfPage, loadPage } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';
import { Notice } from '../ui/notice.tsx';

export const Route = createFileRoute('/schedule')({
  validateSearch: parseBookingOptions,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const data = await loadPage(context, '/schedule', { isAlwaysShown: true });
    const { firm, visibility } = data.layout;
    if (visibility.consultation_booking) {
      const { choices, prepared } = context.trpc.appointments;
      await Promise.all([
        choices.prefetch(),
        deps.hold && prepared.prefetch({ hold: deps.hold }).catch(() => {}),
      ]);
      if (import.meta.env.SSR) {
        const { prefetchMonth } = await import('../features/appointments/plain/plain-queries.ts');
        await prefetchMonth(context, deps, firm.zone).catch(() => {});
      }
    }
    return data;
  },
  // Others book meanwhile.
  headers: () => ({ 'cache-control': 's-maxage=30' }),
  head: ({ loaderData }) => (loaderData ? headOfPage(loaderData) : {}),
  component: SchedulePage,
});

/** The booking as a page: the target of booking links without scripts, and for bookmarks. */
function SchedulePage() {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const { data: choices } = trpc.appointments.choices.useQuery(undefined, {
    enabled: visibility.consultation_booking,
  });
  const options = Route.useSearch();
  const { page, formAnswer } = Route.useLoaderData();
  const navigate = useNavigate();
  const phone = <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a>;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="visually-hidden">{page.heading}</h1>
      <div className={styles.sheet}>
        {visibility.consultation_booking ? (
          <BookingFlowLater
            firm={firm}
            options={options}
            types={choices?.types}
            answer={formAnswer}
            onDone={() => void navigate({ to: '/' })}
            waiting={
              <div className={styles.waiting}>
                <p>
                  Looking up free times. If none appear, please call us at {phone}, and we will find
                  one together.
                </p>
              </div>
            }
          />
        ) : (
          <div className={styles.closed}>
            <h2>Please call us</h2>
            <Notice icon="phone">
              <p>
                Online booking is closed at the moment. Call {phone} and we will find a time
                together.
              </p>
            </Notice>
          </div>
        )}
      </div>
      <PageParts parts={page.parts} />
    </div>
  );
}
