import { type RefObject, useState } from 'react';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import {
  type AdminArticle,
  type ArticleDraft,
  draftOf,
  isSameDraft,
  withTitle,
} from './article-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveArticle } from './use-save-article.ts';
import { useSaveKey } from './use-save-key.ts';

export type ArticleEditing = ReturnType<typeof useArticleEditing>;

/** A draft while it is written: typed, kept in this browser, saved, and what the server says to it. */
export function useArticleEditing({
  saved: savedAtFirst,
  initial,
  zone,
  form,
  onCreated,
}: {
  /** As the server has it; null for a new one. */
  saved: AdminArticle | null;
  initial: ArticleDraft;
  zone: string;
  form: RefObject<HTMLElement | null>;
  onCreated: ((article: AdminArticle) => void) | undefined;
}) {
  const [saved, setSaved] = useState(savedAtFirst);
  const [draft, setDraft] = useState(initial);
  // A restored text was not typed into this one.
  const [typedInto, setTypedInto] = useState(0);
  const isDirty = !isSameDraft(draft, saved ? draftOf(saved, zone) : initial);

  const kept = useKeptDraft({ saved, draft, isDirty });
  const saving = useSaveArticle({
    form,
    saved: kept.basis,
    zone,
    onSaved: (article, sent) => {
      setSaved(article);
      kept.forget(article);
      const now = draftOf(article, zone);
      setDraft((current) =>
        isSameDraft(current, sent) ? now : { ...current, slug: adopted(current, sent, now) },
      );
      if (!saved) onCreated?.(article);
    },
  });
  useUnsavedGuard(isDirty && !saving.isPending);
  useSaveKey(() => saving.save(draft));

  return {
    saved,
    draft,
    isDirty,
    typedInto,
    kept,
    saving,
    errors: saving.errors,
    set(change: Partial<ArticleDraft>) {
      saving.clear(Object.keys(change));
      setDraft((current) => ({ ...current, ...change }));
    },
    setTitle(title: string) {
      saving.clear(['title', 'slug']);
      setDraft((current) => withTitle(current, title));
    },
    restore() {
      setDraft(kept.restore());
      setTypedInto((count) => count + 1);
    },
  };
}

/** Whoever went on typing keeps that, but not the slug that the server has settled. */
function adopted(current: ArticleDraft, sent: ArticleDraft, now: ArticleDraft): string {
  return current.slug === sent.slug ? now.slug : current.slug;
}
