import type { MarkKind } from '../../../../src/features/look/marks/rules.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { base64Of } from '../../../lib/base64-of.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { MARK_WORDS } from './mark-words.ts';

/** Uploads and removes the mark of a kind. */
export function useMarkCalls(kind: MarkKind) {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { look, site } = trpc.useUtils();
  const { name } = MARK_WORDS[kind];
  // The back office shows the mark, too.
  const refresh = () => Promise.all([look.invalidate(), site.layout.invalidate()]);
  const upload = trpc.look.addMark.useMutation(
    withToasts({
      success: ({ removed }: { removed: string[] }) =>
        removed.length === 0
          ? `${name} uploaded`
          : `${name} uploaded without what could run or load something: ${removed.join(', ')}`,
      failure: `Failed to upload the ${name.toLowerCase()}`,
      refresh,
    }),
  );
  const removal = trpc.look.deleteMark.useMutation(
    withToasts({
      success: `${name} removed`,
      failure: `Failed to remove the ${name.toLowerCase()}`,
      refresh,
    }),
  );
  return {
    isUploading: upload.isPending,
    isRemoving: removal.isPending,
    upload: async (file: Blob) => upload.mutate({ kind, data: await base64Of(file) }),
    remove: async () => {
      const isConfirmed = await ask({
        title: `Remove the ${name.toLowerCase()}?`,
        text: 'It disappears from the site, its icons and its mails, also from those already sent. The file cannot be restored.',
        action: 'Remove',
        keep: 'Keep it',
      });
      if (isConfirmed) removal.mutate({ kind });
    },
  };
}
