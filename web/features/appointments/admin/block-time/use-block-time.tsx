import type {
  BlockSeriesInput,
  BlockTimeInput,
} from '../../../../../src/features/appointments/time-off/schema.ts';
import { useMutationToasts } from '../../../../admin/use-mutation-toasts.ts';
import type { OnDirty } from '../../../../admin/use-report-dirty.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useConfirm } from '../../../../ui/confirm.ts';
import { HeldList } from './held-list.tsx';

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
  const telling = withToasts({ failure: 'Failed to block time', refresh });
  const done = (what: string, held: number) => {
    const text = held === 0 ? what : `${what}. Existing appointments are kept: ${held}.`;
    showToast({ tone: 'success', title: 'Success', text });
    void refresh();
    onDone();
  };
  const single = trpc.timeOff.create.useMutation({
    ...telling,
    onSuccess: ({ appointments }) => done('Time blocked', appointments),
  });
  const series = trpc.timeOff.createSeries.useMutation({
    ...telling,
    onSuccess: ({ count, appointments }) =>
      done(count === 1 ? 'Time blocked' : `${count} times blocked`, appointments),
  });
  const isAgreed = async (input: BlockTimeInput | BlockSeriesInput) => {
    const held = await timeOff.held.fetch(input, { staleTime: 0 }).catch((error: unknown) => {
      telling.onError(error);
      throw error;
    });
    return held.count === 0 || confirm(questionAbout(held));
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

type Held = Parameters<typeof HeldList>[0]['held'];

const questionAbout = (held: Held) => ({
  title:
    held.count === 1
      ? 'One appointment is already booked then'
      : `${held.count} appointments are already booked then`,
  text: <HeldList held={held} />,
  action: 'Block anyway',
  tone: 'primary' as const,
});

/** Refetches all queries that show blocked times. */
export function useRefreshBlocks() {
  const { appointments, timeOff } = trpc.useUtils();
  return () => Promise.all([appointments.invalidate(), timeOff.invalidate()]);
}
