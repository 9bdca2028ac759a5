import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BookedAppointment } from '../../../src/features/appointments/schema.ts';
import { LEAST_FILL_MS } from '../../../src/platform/forms/rules.ts';
import { trpc } from '../../lib/trpc.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];
type Input = Parameters<Client['appointments']['book']['mutate']>[0];

/**
 * Books with an Idempotency-Key that stays the same as long as the details do: a retry after a lost response returns
 * the existing appointment. The outcome is reported even if the visitor has left the form in the meantime.
 */
export function useBookAppointment(onSuccess: (appointment: BookedAppointment) => void) {
  const { client, appointments } = trpc.useUtils();
  const openedAtMs = useRef(Date.now());
  const attempt = useRef({ details: '', key: '' });

  return useMutation({
    onSuccess,
    mutationFn: async (input: Omit<Input, 'elapsedMs'>) => {
      const details = JSON.stringify(input);
      if (attempt.current.details !== details) {
        attempt.current = { details, key: crypto.randomUUID() };
      }
      // Browser autofill can be faster than the server's minimum fill time, so the request waits.
      const tooSoonMs = openedAtMs.current + LEAST_FILL_MS - Date.now();
      if (tooSoonMs > 0) await new Promise((resolve) => setTimeout(resolve, tooSoonMs));
      return client.appointments.book.mutate(
        { ...input, elapsedMs: Math.max(LEAST_FILL_MS, Date.now() - openedAtMs.current) },
        { context: { idempotencyKey: attempt.current.key } },
      );
    },
    // On success and on conflict alike, the free times have changed.
    onSettled: () =>
      void Promise.all([
        appointments.availability.invalidate(),
        appointments.nextFree.invalidate(),
      ]),
  });
}
