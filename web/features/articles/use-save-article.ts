import { useState } from 'react';
import { crudTexts } from '../../admin/crud-texts.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../admin/use-publish.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { type AdminArticle, type ArticleDraft, inputOf } from './article-draft.ts';
import { useArticleRefresh } from './use-article-refresh.ts';

/** Saves drafts. `theirs` is a colleague's newer version, until the conflict is resolved. */
export function useSaveArticle(saved: AdminArticle | null, zone: string) {
  const utils = trpc.useUtils();
  const [theirs, setTheirs] = useState<AdminArticle>();
  const told = useMutationToasts();
  const publish = usePublish();
  const refresh = useArticleRefresh();
  const creating = told({ ...crudTexts('create', 'Blog post'), refresh });
  const updating = told({ ...crudTexts('update', 'Blog post'), refresh });
  const creation = trpc.articles.create.useMutation({ onSuccess: creating.onSuccess });
  const update = trpc.articles.update.useMutation({ onSuccess: updating.onSuccess });

  return {
    theirs,
    isPending: creation.isPending || update.isPending,
    /** Saves a draft as a new article, or over the given version. */
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
      setTheirs(undefined);
      return article;
    },
    /** Reports why saving failed, or on a conflict shows the colleague's version. */
    async explain(error: unknown) {
      if (apiErrorOf(error)?.reason === 'edited_meanwhile' && saved) {
        const found = await utils.articles.forEditing
          .fetch({ id: saved.id }, { staleTime: 0 })
          .catch(() => undefined);
        if (found) return setTheirs(found);
      }
      (saved ? updating : creating).onError(error);
    },
    dismiss: () => setTheirs(undefined),
  };
}

function tellRemoved(removed: readonly string[]): void {
  showToast({
    tone: 'warning',
    title: 'Saved without some HTML',
    text: `Removed: ${removed.join(', ')}. Articles cannot have that.`,
  });
}
