import { type RefObject, useState } from 'react';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { type AdminArticle, type ArticleDraft, inputOf, instantOf } from './article-draft.ts';
import { useArticleRefresh } from './use-article-refresh.ts';

type Errors = Partial<Record<keyof ArticleDraft | 'publishedAt', string>>;

/**
 * Saves a draft as a new article or over the one that it was opened from. `theirs` is what somebody else has
 * saved meanwhile, as long as it is to be decided between the two.
 */
export function useSaveArticle({
  form,
  saved,
  zone,
  onSaved,
}: {
  form: RefObject<HTMLElement | null>;
  saved: AdminArticle | null;
  zone: string;
  onSaved: (article: AdminArticle, sent: ArticleDraft) => void;
}) {
  const utils = trpc.useUtils();
  const [errors, setErrors] = useState<Errors>({});
  const [theirs, setTheirs] = useState<AdminArticle>();
  const showErrors = (found: Errors) => {
    setErrors(found);
    focusFirstError(form.current);
  };

  const onRefusal = async (error: unknown, tell: (error: unknown) => void) => {
    const apiError = apiErrorOf(error);
    if (apiError?.reason === 'edited_meanwhile' && saved) {
      const found = await utils.articles.forEditing
        .fetch({ id: saved.id }, { staleTime: 0 })
        .catch(() => undefined);
      if (found) return setTheirs(found);
    }
    tell(error);
    if (apiError?.fieldErrors) showErrors(firstOf(apiError.fieldErrors));
  };
  const told = useMutationToasts();
  const refresh = useArticleRefresh();
  const telling = (success: string, failure: string) => {
    const { onSuccess, onError } = told({ success, failure, refresh });
    return { onSuccess, onError: (error: unknown) => void onRefusal(error, onError) };
  };
  const creation = trpc.articles.create.useMutation(
    telling('Blog post created successfully', 'Failed to create blog post'),
  );
  const update = trpc.articles.update.useMutation(
    telling('Blog post updated successfully', 'Failed to update blog post'),
  );

  const send = (draft: ArticleDraft, over: AdminArticle | null) => {
    const input = inputOf(draft, over, zone);
    const onSuccess = ({
      removed,
      ...article
    }: AdminArticle & { removed?: string[] | undefined }) => {
      if (removed) tellRemoved(removed);
      setErrors({});
      setTheirs(undefined);
      onSaved(article, draft);
    };
    if (over) {
      const { id, updatedAt } = over;
      update.mutate({ ...input, id, updatedAt }, { onSuccess });
    } else creation.mutate(input, { onSuccess });
  };
  const isPending = creation.isPending || update.isPending;

  return {
    errors,
    theirs,
    isPending,
    async save(draft: ArticleDraft) {
      if (isPending) return;
      const found = await mistakesIn(draft, saved, zone);
      if (Object.keys(found).length > 0) return showErrors(found);
      send(draft, saved);
    },
    /** Over what somebody else has saved. */
    saveOver(draft: ArticleDraft) {
      if (theirs && !isPending) send(draft, theirs);
    },
    dismiss: () => setTheirs(undefined),
    clear(names: readonly string[]) {
      setErrors((before) => {
        const rest = Object.entries(before).filter(([name]) => !names.includes(name));
        return rest.length === Object.keys(before).length ? before : Object.fromEntries(rest);
      });
    },
  };
}

async function mistakesIn(
  draft: ArticleDraft,
  saved: AdminArticle | null,
  zone: string,
): Promise<Errors> {
  // The validation comes when it is first needed.
  const { writeArticleInput } = await import('../../../src/features/articles/schema.ts');
  const found: Errors = {};
  for (const { path, message } of writeArticleInput.safeParse(inputOf(draft, saved, zone)).error
    ?.issues ?? []) {
    found[path[0] as keyof Errors] ??= message;
  }
  if (draft.visibility === 'scheduled') {
    const at = instantOf(draft.date, draft.time, zone);
    if (!at) found.publishedAt = 'Choose a day and a time';
    else if (at <= new Date()) found.publishedAt = 'Choose a time that is still to come';
  }
  return found;
}

const firstOf = (fieldErrors: Readonly<Record<string, readonly string[]>>): Errors =>
  Object.fromEntries(Object.entries(fieldErrors).map(([name, [message]]) => [name, message]));

function tellRemoved(removed: readonly string[]): void {
  showToast({
    tone: 'warning',
    title: 'Saved without some HTML',
    text: `Removed: ${removed.join(', ')}. Articles cannot have that.`,
  });
}
