import type {
  CloseDaysInput,
  ClosedDays,
} from '../../../../src/features/scheduling/closed-days/schema.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useBookedQuestion } from '../time-off/use-booked-question.tsx';
import { countedDays } from './day-words.ts';

/** Closes and reopens days, each with an undo. `shown` are the closed days in the list. */
export function useCloseDays(shown: readonly ClosedDays[], onClosed?: () => void) {
  const withToasts = useMutationToasts();
  const ask = useBookedQuestion('Close anyway');
  const { appointments, closedDays, timeOff } = trpc.useUtils();
  const refresh = () =>
    Promise.all([appointments.invalidate(), closedDays.invalidate(), timeOff.invalidate()]);
  const failure = 'Failed to reopen the days';
  const undoing = trpc.closedDays.open.useMutation(
    withToasts({ success: 'Days reopened', failure, refresh }),
  );
  const closing = trpc.closedDays.close.useMutation(
    withToasts({
      success: ({ ids, appointments: booked }: { ids: string[]; appointments: number }) =>
        `Closed: ${ids.length}. ${booked === 0 ? 'No appointments are booked then.' : `Existing appointments are kept: ${booked}.`}`,
      failure: 'Failed to close the days',
      refresh,
      undo:
        ({ ids }) =>
        () =>
          undoing.mutate({ ids }),
      onSuccess: () => onClosed?.(),
    }),
  );
  const opening = trpc.closedDays.open.useMutation(
    withToasts({
      success: 'Days reopened',
      failure,
      refresh,
      undo: (_answer, { ids }: { ids: string[] }) => {
        const days = shown.filter(({ id }) => ids.includes(id));
        const hostNumber = days[0]?.hostNumber ?? null;
        return days.length > 0 ? () => closing.mutate({ hostNumber, days }) : undefined;
      },
    }),
  );
  /** Closes days. Asks for confirmation if appointments are booked on these days. */
  const closeAfterQuestion = async (input: CloseDaysInput) => {
    const booked = await closedDays.booked.fetch(input, { staleTime: 0 });
    if (await ask(booked)) await closing.mutateAsync(input);
  };
  return {
    close: closing.mutateAsync,
    closeAfterQuestion,
    isClosing: closing.isPending,
    open: (id: string) => opening.mutate({ ids: [id] }),
    openingId: opening.isPending ? opening.variables.ids[0] : undefined,
  };
}

/** The label of the button that closes the chosen days. */
export const closeLabel = (count: number): string => `Close ${countedDays(count)}`;
