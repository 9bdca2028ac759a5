import type {
  BlockSeriesInput,
  BlockTimeInput,
} from '../../../../../src/features/scheduling/time-off/schema.ts';
import { useMutationToasts } from '../../../../admin/use-mutation-toasts.ts';
import type { OnDirty } from '../../../../admin/use-report-dirty.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useConfirm } from '../../../../ui/confirm.ts';
import { BookedList } from './booked-list.tsx';

/** The props of each form in the dialog. */
export type BlockFormProps = {
  id: string;
  /** The initial local date and time. */
  start: string | undefined;
  block: ReturnType<typeof useBlockTime>;
  onDirty: OnDirty;
};

/**
 * Blocks a time or a series, for everybody or for one attorney (a slug). Asks for confirmation if appointments are
 * booked at that time.
 */
export function useBlockTime({
  attorney,
  onDone,
}: {
  attorney: string | null | undefined;
  onDone: () => void;
}) {
  const withToasts = useMutationToasts();
  const confirm = useConfirm();
  const refresh = useRefreshBlocks();
  const { timeOff } = trpc.useUtils();
  const toasts = withToasts({ failure: 'Failed to block time', refresh });
  const done = (what: string, booked: number) => {
    const text = booked === 0 ? what : `${what}. Existing appointments are kept: ${booked}.`;
    showToast({ tone: 'success', title: 'Success', text });
    void refresh();
    onDone();
  };
  const single = trpc.timeOff.create.useMutation({
    ...toasts,
    onSuccess: ({ appointments }) => done('Time blocked', appointments),
  });
  const series = trpc.timeOff.createSeries.useMutation({
    ...toasts,
    onSuccess: ({ count, appointments }) =>
      done(count === 1 ? 'Time blocked' : `${count} times blocked`, appointments),
  });
  const isAgreed = async (input: BlockTimeInput | BlockSeriesInput) => {
    const booked = await timeOff.held.fetch(input, { staleTime: 0 }).catch((error: unknown) => {
      toasts.onError(error);
      throw error;
    });
    return booked.count === 0 || confirm(questionAbout(booked));
  };
  return {
    once: async (input: BlockTimeInput) => {
      const block = { ...input, attorney };
      if (await isAgreed(block)) await single.mutateAsync(block);
    },
    series: async (input: BlockSeriesInput) => {
      const block = { ...input, attorney };
      if (await isAgreed(block)) await series.mutateAsync(block);
    },
    isPending: single.isPending || series.isPending,
  };
}

type Booked = Parameters<typeof BookedList>[0]['booked'];

const questionAbout = (booked: Booked) => ({
  title:
    booked.count === 1
      ? 'One appointment is already booked then'
      : `${booked.count} appointments are already booked then`,
  text: <BookedList booked={booked} />,
  action: 'Block anyway',
  tone: 'primary' as const,
});

/** Refetches all queries that show blocked times. */
export function useRefreshBlocks() {
  const { appointments, timeOff } = trpc.useUtils();
  return () => Promise.all([appointments.invalidate(), timeOff.invalidate()]);
}
