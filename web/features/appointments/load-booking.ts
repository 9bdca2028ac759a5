import { loadPage, type PageData } from '../../lib/page-route.ts';
import type { RouterContext } from '../../lib/trpc.ts';
import type { BookingAddress } from './booking-options.ts';

/** Loads the page with the booking steps: its words, and unless booking is closed what can be booked. */
export async function loadBooking(
  context: RouterContext,
  address: BookingAddress,
): Promise<PageData> {
  const data = await loadPage(context, '/schedule', { isAlwaysShown: true });
  const { firm, visibility } = data.layout;
  if (visibility.consultation_booking) {
    await context.trpc.appointments.choices.prefetch();
    if (import.meta.env.SSR) {
      const { prefetchMonth } = await import('./plain/plain-queries.ts');
      await prefetchMonth(context, address, firm.zone).catch(() => {});
    }
  }
  return data;
}
