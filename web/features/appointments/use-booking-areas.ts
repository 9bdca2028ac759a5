import { trpc } from '../../lib/trpc.ts';

/** The practice areas that the booking form offers. */
export function useBookingAreas() {
  const [{ practiceAreas }] = trpc.site.layout.useSuspenseQuery();
  return practiceAreas.filter(({ isOnBooking }) => isOnBooking);
}
