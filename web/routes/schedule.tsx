import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BookingFlowLater } from '../features/appointments/booking-flow-later.tsx';
import { parseBookingOptions } from '../features/appointments/booking-options.ts';
import { FlowHead, firstStep } from '../features/appointments/flow-head.tsx';
import styles from '../features/appointments/schedule-page.module.css';
import { pageHead } from '../lib/page-head.ts';
import { trpc } from '../lib/trpc.ts';
import { Notice } from '../ui/notice.tsx';

export const Route = createFileRoute('/schedule')({
  validateSearch: parseBookingOptions,
  loader: async ({ context }) => {
    const layout = await context.trpc.site.layout.ensureData();
    if (layout.visibility.consultation_booking) await context.trpc.appointments.choices.prefetch();
    return { layout };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          layout: loaderData.layout,
          path: '/schedule',
          trail: [{ name: 'Schedule Consultation', path: '/schedule' }],
          title: `Schedule Your Consultation | ${loaderData.layout.firm.name}`,
          description: 'Choose a free time for a first consultation with an attorney in San Diego.',
        })
      : {},
  component: SchedulePage,
});

/** The booking as a page: the target of booking links until scripts run, and for bookmarks. */
function SchedulePage() {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const { data: choices } = trpc.appointments.choices.useQuery(undefined, {
    enabled: visibility.consultation_booking,
  });
  const options = Route.useSearch();
  const navigate = useNavigate();
  const phone = <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a>;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="visually-hidden">Schedule Consultation</h1>
      <div className={styles.sheet}>
        {visibility.consultation_booking ? (
          <BookingFlowLater
            firm={firm}
            options={options}
            onDone={() => void navigate({ to: '/' })}
            fallback={
              <>
                <FlowHead {...firstStep(choices?.types)} />
                <div className={styles.waiting}>
                  <p>
                    Looking up free times. If none appear, please call us at {phone}, and we will
                    find one together.
                  </p>
                </div>
              </>
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
    </div>
  );
}
