import { crudTexts } from '../../admin/crud-texts.ts';
import { useEditConflict } from '../../admin/use-edit-conflict.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../admin/use-publish.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { type AdminArticle, type ArticleDraft, inputOf } from './article-draft.ts';
import { useArticleRefresh } from './use-article-refresh.ts';

/** Saves drafts. `theirs` is a colleague's newer version, until the conflict is resolved. */
export function useSaveArticle(saved: AdminArticle | null, zone: string) {
  const utils = trpc.useUtils();
  const withToasts = useMutationToasts();
  const publish = usePublish();
  const refresh = useArticleRefresh();
  const creating = withToasts({ ...crudTexts('create', 'Blog post'), refresh });
  const updating = withToasts({ ...crudTexts('update', 'Blog post'), refresh });
  const creation = trpc.articles.create.useMutation({ onSuccess: creating.onSuccess });
  const update = trpc.articles.update.useMutation({ onSuccess: updating.onSuccess });
  const conflict = useEditConflict<AdminArticle>({
    fetchTheirs: () =>
      saved ? utils.articles.forEditing.fetch({ id: saved.id }, { staleTime: 0 }) : undefined,
    onError: (saved ? updating : creating).onError,
  });

  return {
    ...conflict,
    isPending: creation.isPending || update.isPending,
    /** Saves a draft as a new article, or as an update of the given version. */
    async send(draft: ArticleDraft, over: AdminArticle | null): Promise<AdminArticle> {
      const input = inputOf(draft, over, zone);
      const { removed, ...article } = await publish((advertisingReason) =>
        over
          ? update.mutateAsync({
              ...input,
              id: over.id,
              updatedAt: over.updatedAt,
              advertisingReason,
            })
          : creation.mutateAsync({ ...input, advertisingReason }),
      );
      if (removed) tellRemoved(removed);
      conflict.dismiss();
      return article;
    },
  };
}

function tellRemoved(removed: readonly string[]): void {
  showToast({
    tone: 'warning',
    title: 'Saved without some HTML',
    text: `Removed: ${removed.join(', ')}. Articles cannot contain that.`,
  });
}
