import { trpc } from '../../lib/trpc.ts';

/** The stale time of the choices, which staff rarely change. */
const FRESH_MS = 300_000;

/** The consultation types and attorneys that can be booked; preloaded by the booking page and links to the dialog. */
export const useBookingChoices = () =>
  trpc.appointments.choices.useQuery(undefined, { staleTime: FRESH_MS });
