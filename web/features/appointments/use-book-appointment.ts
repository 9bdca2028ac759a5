import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Appointment } from '../../../src/features/appointments/schema.ts';
import { LEAST_FILL_MS } from '../../../src/platform/forms/rules.ts';
import { trpc } from '../../lib/trpc.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];
type Input = Parameters<Client['appointments']['book']['mutate']>[0];

/**
 * Books with an Idempotency-Key that stays the same while the details do: whoever presses again after
 * a lost answer gets the appointment that is already there. How it ends is told even to whoever has left
 * the form meanwhile.
 */
export function useBookAppointment(ends: {
  onSuccess: (appointment: Appointment) => void;
  onError: (error: unknown) => void;
}) {
  const { client, appointments } = trpc.useUtils();
  const openedAtMs = useRef(Date.now());
  const attempt = useRef({ details: '', key: '' });

  return useMutation({
    ...ends,
    mutationFn: async (input: Omit<Input, 'elapsedMs'>) => {
      const details = JSON.stringify(input);
      if (attempt.current.details !== details) {
        attempt.current = { details, key: crypto.randomUUID() };
      }
      // A form that fills itself in is faster than the server believes people to be.
      const tooSoonMs = openedAtMs.current + LEAST_FILL_MS - Date.now();
      if (tooSoonMs > 0) await new Promise((resolve) => setTimeout(resolve, tooSoonMs));
      return client.appointments.book.mutate(
        { ...input, elapsedMs: Math.max(LEAST_FILL_MS, Date.now() - openedAtMs.current) },
        { context: { idempotencyKey: attempt.current.key } },
      );
    },
    // Whether it was booked or somebody else was faster: the free times are others now.
    onSettled: () =>
      void Promise.all([
        appointments.availability.invalidate(),
        appointments.nextFree.invalidate(),
      ]),
  });
}
