import { type RefObject, useMemo, useState } from 'react';
import { useForm } from '../../admin/use-form.ts';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { focusFirstError } from '../../lib/focus.ts';
import {
  type AdminArticle,
  type ArticleDraft,
  draftOf,
  inputOf,
  isUnnamedGuest,
  mergeStored,
  scheduleMistake,
  withTitle,
} from './article-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveArticle } from './use-save-article.ts';
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
  const [saved, setSaved] = useState(savedAtFirst);
  const opened = useMemo(() => (saved ? draftOf(saved, zone) : null), [saved, zone]);
  // Increased when the content is replaced, so that the rich text editor is remounted with it.
  const [typedInto, setTypedInto] = useState(0);
  const saving = useSaveArticle(saved, zone);
  const form = useForm({
    schema: loadSchema,
    initialValues: initial,
    transformValues: (draft) => inputOf(draft, saved, zone),
    validateOnBlur: false,
    // `publishedAt` is entered as a date and a time.
    fieldOf: (path) => (path === 'publishedAt' ? 'date' : (path.split('.')[0] ?? path)),
    onError: saving.explain,
  });
  const { values: draft, setValues } = form;
  const isDirty = form.isDirty();
  const kept = useKeptDraft({ saved, opened, draft, isDirty });

  const overwrite = async (over: AdminArticle | null) => {
    const sent = form.getValues();
    const article = await saving.send(sent, over);
    // The editor has been unmounted.
    if (!root.current) return;
    const stored = draftOf(article, zone);
    const merged = mergeStored(form.getValues(), { sent, stored });
    setSaved(article);
    kept.forget(article);
    form.reset(stored);
    setValues(merged);
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
      () => (check() ? overwrite(over) : focusFirstError(root.current)),
      check,
    );
  useUnsavedGuard(isDirty && !saving.isPending);
  useSaveKey('articles.change', () => void save(kept.basis));

  return {
    saved,
    draft,
    isDirty,
    typedInto,
    kept,
    theirs: saving.theirs,
    isPending: saving.isPending,
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
      const { theirs } = saving;
      if (!theirs) return;
      // From here on the editor contains the merged draft, even if saving it fails.
      saving.dismiss();
      setSaved(theirs);
      kept.rebase();
      form.reset(draftOf(theirs, zone));
      setValues(merged);
      setTypedInto((count) => count + 1);
      void save(theirs);
    },
    dismiss: saving.dismiss,
    restore() {
      setValues(kept.restore());
      setTypedInto((count) => count + 1);
    },
  };
}
