import type {
  BlockSeriesInput,
  BlockTimeInput,
} from '../../../../src/features/scheduling/time-off/schema.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import type { OnDirty } from '../../../admin/use-report-dirty.ts';
import { showToast } from '../../../lib/toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useBookedQuestion } from './use-booked-question.tsx';

/** The props of each form in the dialog. */
export type BlockFormProps = {
  id: string;
  /** The initial local date and time. */
  start: string | undefined;
  block: ReturnType<typeof useBlockTime>;
  onDirty: OnDirty;
};

const BLOCK = {
  success: 'Time blocked',
  failure: 'Failed to block time',
  action: 'Block anyway',
};

/**
 * Blocks a time or a series, for everybody or for one attorney (a slug). Asks for confirmation if appointments are
 * booked at that time.
 */
export function useBlockTime({
  attorney,
  onDone,
  labels = BLOCK,
}: {
  attorney: string | null | undefined;
  onDone: () => void;
  labels?: typeof BLOCK & { titleOf?: (booked: number) => string };
}) {
  const withToasts = useMutationToasts();
  const ask = useBookedQuestion(labels.action, labels.titleOf);
  const refresh = useRefreshBlocks();
  const { timeOff } = trpc.useUtils();
  const toasts = withToasts({ failure: labels.failure, refresh });
  const done = (what: string, booked: number) => {
    const text = booked === 0 ? what : `${what}. Existing appointments are kept: ${booked}.`;
    showToast({ tone: 'success', title: 'Success', text });
    void refresh();
    onDone();
  };
  const single = trpc.timeOff.create.useMutation({
    ...toasts,
    onSuccess: ({ appointments }) => done(labels.success, appointments),
  });
  const series = trpc.timeOff.createSeries.useMutation({
    ...toasts,
    onSuccess: ({ count, appointments }) =>
      done(count === 1 ? labels.success : `${count} times blocked`, appointments),
  });
  const isAgreed = async (input: BlockTimeInput | BlockSeriesInput) => {
    const booked = await timeOff.held.fetch(input, { staleTime: 0 }).catch((error: unknown) => {
      toasts.onError(error);
      throw error;
    });
    return ask(booked);
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

/** Refetches all queries that show blocked times. */
export function useRefreshBlocks() {
  const { appointments, timeOff } = trpc.useUtils();
  return () => Promise.all([appointments.invalidate(), timeOff.invalidate()]);
}
