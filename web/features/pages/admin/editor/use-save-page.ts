import type { AdminPage } from '../../../../../src/features/pages/schema.ts';
import { useEditConflict } from '../../../../admin/use-edit-conflict.ts';
import { useMutationToasts } from '../../../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../../../admin/use-publish.ts';
import { formatMoment } from '../../../../lib/format.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useRefreshPages } from '../use-refresh-pages.ts';

/**
 * The calls that save and publish a page. `theirs` is a colleague's newer version, until the conflict is resolved.
 */
export function useSavePage(id: string, zone: string) {
  const utils = trpc.useUtils();
  const withToasts = useMutationToasts();
  const refresh = useRefreshPages();
  const saving = withToasts<{ removed: string[] }, unknown>({
    success: 'Draft saved',
    failure: 'Failed to save or publish the page',
    refresh,
  });
  const publishing = withToasts<AdminPage, unknown>({
    success: ({ publishAt }) =>
      publishAt ? `Page scheduled for ${formatMoment(publishAt, zone)}` : 'Page published',
    failure: 'Failed to publish the page',
    refresh,
  });
  const takingOff = withToasts<AdminPage, unknown>({
    success: ({ isPublished }) =>
      isPublished ? 'Schedule cancelled' : 'Page taken off the website',
    failure: 'Failed to take the page off the website',
    refresh,
  });
  const askReason = usePublish();
  const save = trpc.pages.save.useMutation({
    onSuccess: (answer, input) => {
      saving.onSuccess(answer, input);
      if (answer.removed.length > 0) tellRemoved(answer.removed);
    },
  });
  const publish = trpc.pages.publish.useMutation({ onSuccess: publishing.onSuccess });
  const unpublish = trpc.pages.unpublish.useMutation({ onSuccess: takingOff.onSuccess });
  const conflict = useEditConflict<AdminPage>({
    fetchTheirs: () => utils.pages.forEditing.fetch({ id }, { staleTime: 0 }),
    onError: saving.onError,
  });

  return {
    ...conflict,
    /** Saves the draft; asks for a reason if the page is scheduled and the advertising check has findings. */
    save: (input: Parameters<typeof save.mutateAsync>[0]) =>
      askReason((advertisingReason) => save.mutateAsync({ ...input, advertisingReason })),
    publish: (input: Parameters<typeof publish.mutateAsync>[0]) =>
      askReason((advertisingReason) => publish.mutateAsync({ ...input, advertisingReason })),
    unpublish: unpublish.mutateAsync,
    isPending: save.isPending || publish.isPending || unpublish.isPending,
  };
}

function tellRemoved(removed: readonly string[]): void {
  showToast({
    tone: 'warning',
    title: 'Saved without some HTML',
    text: `Removed: ${removed.join(', ')}. Pages cannot contain that.`,
  });
}
