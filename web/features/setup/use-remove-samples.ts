import type { SampleKind } from '../../../src/features/setup/rules.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { useRefreshTeam } from '../team/use-team.ts';
import { listSamples } from './sample-words.ts';

type Counts = Readonly<Record<SampleKind, number>>;

/** Removes demo content after a confirmation that lists what will be removed. */
export function useRemoveSamples(counts: Counts) {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { articles, testimonials, setup, dashboard } = trpc.useUtils();
  const refreshTeam = useRefreshTeam();
  const removing = trpc.setup.removeSamples.useMutation(
    withToasts({
      success: (removed: Counts) => `Removed: ${listSamples(removed)}.`,
      failure: 'Failed to remove the demo content',
      refresh: () =>
        Promise.all([
          ...[articles.invalidate(), testimonials.invalidate(), refreshTeam()],
          ...[setup.invalidate(), dashboard.invalidate()],
        ]),
    }),
  );
  return {
    isPending: removing.isPending,
    /** Resolves to whether anything was removed. */
    async remove(kinds: readonly SampleKind[]): Promise<boolean> {
      const chosen = kinds.filter((kind) => counts[kind] > 0);
      const isSure = await ask({
        title: 'Remove this demo content?',
        text: `${listSamples(counts, chosen)}. This cannot be undone. What you have written or changed stays.`,
        action: 'Remove',
        keep: 'Keep it',
      });
      if (isSure) await removing.mutateAsync({ kinds: chosen });
      return isSure;
    },
  };
}
