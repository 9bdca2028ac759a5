import { type RefObject, useMemo, useState } from 'react';
import { crudTexts } from '../../admin/crud-texts.ts';
import { useEditedRecord } from '../../admin/use-edited-record.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import {
  type AdminArticle,
  type ArticleDraft,
  draftOf,
  inputOf,
  isUnnamedGuest,
  scheduleMistake,
  withTitle,
} from './article-draft.ts';
import { useArticleRefresh } from './use-article-refresh.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveKey } from './use-save-key.ts';

const loadSchema = async () =>
  (await import('../../../src/features/articles/schema.ts')).writeArticleInput;

export type ArticleEditing = ReturnType<typeof useArticleEditing>;

/** The state of the article editor: form, locally stored draft, saving and conflicts. */
export function useArticleEditing({
  saved: savedAtFirst,
  initial,
  zone,
  root,
  onCreated,
}: {
  /** The stored article; null for a new one. */
  saved: AdminArticle | null;
  initial: ArticleDraft;
  zone: string;
  /** The element that contains the fields. */
  root: RefObject<HTMLElement | null>;
  onCreated: ((article: AdminArticle) => void) | undefined;
}) {
  const record = useArticleRecord({ opened: savedAtFirst, initial, zone });
  const { form, setSaved, isDirty } = record;
  const saved = record.saved ?? null;
  const opened = useMemo(() => (saved ? draftOf(saved, zone) : null), [saved, zone]);
  // Increased when the content is replaced, so that the rich text editor is remounted with it.
  const [typedInto, setTypedInto] = useState(0);
  const { values: draft, setValues } = form;
  const kept = useKeptDraft({ saved, opened, draft, isDirty });

  const overwrite = async (
    fields: Parameters<typeof record.save>[0],
    over: AdminArticle | null,
  ) => {
    const sent = form.getValues();
    const { removed, ...article } = await record.save(fields, sent, over ?? undefined);
    if (removed) tellRemoved(removed);
    // The editor has been unmounted.
    if (!root.current) return;
    setSaved(article);
    kept.forget(article);
    form.rebase(draftOf(article, zone), sent);
    if (!saved) onCreated?.(article);
  };
  /** Validates what the schema cannot. */
  const check = () => {
    const current = form.getValues();
    const date = scheduleMistake(current, zone, new Date());
    const author = isUnnamedGuest(current) ? 'Required' : undefined;
    if (date) form.setFieldError('date', date);
    if (author) form.setFieldError('author', author);
    return !date && !author;
  };
  const save = (over: AdminArticle | null) =>
    form.submit(
      root.current,
      (fields) => (check() ? overwrite(fields, over) : focusFirstError(root.current)),
      check,
    );
  useSaveKey('articles.change', () => void save(kept.basis));

  return {
    saved,
    draft,
    isDirty,
    typedInto,
    kept,
    theirs: record.theirs,
    isPending: record.isPending,
    errors: form.errors,
    form,
    set: setValues,
    setTitle: (title: string) => {
      const { slug } = withTitle(draft, title);
      setValues({ title, slug });
    },
    save: () => void save(kept.basis),
    /** Overwrites the colleague's version with a merged draft. */
    saveMerged(merged: ArticleDraft) {
      const { theirs } = record;
      if (!theirs) return;
      // From here on the editor contains the merged draft, even if saving it fails.
      record.dismiss();
      setSaved(theirs);
      kept.rebase();
      form.reset(draftOf(theirs, zone));
      setValues(merged);
      setTypedInto((count) => count + 1);
      void save(theirs);
    },
    dismiss: record.dismiss,
    restore() {
      setValues(kept.restore());
      setTypedInto((count) => count + 1);
    },
  };
}

function useArticleRecord({
  opened,
  initial,
  zone,
}: {
  opened: AdminArticle | null;
  initial: ArticleDraft;
  zone: string;
}) {
  const { client } = trpc.useUtils();
  const { create, update } = client.articles;
  return useEditedRecord({
    opened: opened ?? undefined,
    draftOf: () => initial,
    blank: initial,
    form: {
      schema: loadSchema,
      transformValues: (draft, saved) => inputOf(draft, saved ?? null, zone),
      validateOnBlur: false,
      // `publishedAt` is entered as a date and a time.
      fieldOf: (path) => (path === 'publishedAt' ? 'date' : (path.split('.')[0] ?? path)),
    },
    send: async ({ values, over, advertisingReason }) => {
      const input = { ...inputOf(values, over ?? null, zone), advertisingReason };
      return over
        ? update.mutate({ ...input, id: over.id, updatedAt: over.updatedAt })
        : create.mutate(input);
    },
    fetchTheirs: ({ id }) => client.articles.forEditing.query({ id }),
    texts: (isNew) => crudTexts(isNew ? 'create' : 'update', 'Blog post'),
    refresh: useArticleRefresh(),
    isGuarded: true,
  });
}

function tellRemoved(removed: readonly string[]): void {
  showToast({
    tone: 'warning',
    title: 'Saved without some HTML',
    text: `Removed: ${removed.join(', ')}. Articles cannot contain that.`,
  });
}
