import type { PageData } from '../../lib/page-route.ts';
import type { RouterContext } from '../../lib/trpc.ts';
import type { BookingAddress } from './booking-options.ts';

/** Prefetches the booking choices for a page with the booking steps; does nothing while online booking is closed. */
export async function prefetchBooking(
  context: RouterContext,
  { layout }: PageData,
  address: BookingAddress,
): Promise<void> {
  if (!layout.visibility.consultation_booking) return;
  const { choices, prepared } = context.trpc.appointments;
  await Promise.all([
    choices.prefetch(),
    address.hold && prepared.prefetch({ hold: address.hold }).catch(() => {}),
  ]);
  if (!import.meta.env.SSR) return;
  const { prefetchMonth } = await import('./plain/plain-queries.ts');
  await prefetchMonth(context, address, layout).catch(() => {});
}
