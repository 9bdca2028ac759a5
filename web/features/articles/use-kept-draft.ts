import { useEffect, useState } from 'react';
import { findKeptDraft, forgetDraft, type Kept, keepDraft } from '../../lib/kept-drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import type { AdminArticle, ArticleDraft } from './article-draft.ts';

const DEBOUNCE_MS = 800;

/**
 * Stores the unsaved draft in `localStorage` and finds one from an earlier visit. A restored draft is saved with the
 * version that it is based on, so that a colleague's newer version is not overwritten unnoticed.
 */
export function useKeptDraft({
  saved,
  opened,
  draft,
  isDirty,
}: {
  saved: AdminArticle | null;
  /** The saved article as a draft; null for a new one. */
  opened: ArticleDraft | null;
  draft: ArticleDraft;
  isDirty: boolean;
}) {
  const { data: me } = trpc.staff.me.useQuery();
  const username = me?.username ?? '';
  const what = saved?.id ?? 'new';
  const [found, setFound] = useState(() => findKeptDraft<ArticleDraft>(username, what));
  const [restored, setRestored] = useState<{ basedOn: string; base: ArticleDraft | null }>();
  const basis = saved && restored ? { ...saved, updatedAt: restored.basedOn } : saved;
  const base = restored ? restored.base : opened;
  const updatedAt = basis?.updatedAt ?? null;

  useEffect(() => {
    // A found draft stays until the user restores or discards it, or types something else.
    if (!isDirty) return;
    const timer = setTimeout(() => {
      const kept: Kept<ArticleDraft> = {
        draft,
        basedOn: updatedAt,
        base,
        keptAt: new Date().toISOString(),
      };
      keepDraft(username, what, kept);
      setFound(undefined);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, isDirty, base, updatedAt, username, what]);

  return {
    found,
    /** The version that the draft is based on. */
    basis,
    /** That version as a draft; null if it is not known. */
    base,
    restore(): ArticleDraft {
      setFound(undefined);
      if (found?.basedOn && found.basedOn !== saved?.updatedAt) {
        setRestored({ basedOn: found.basedOn, base: found.base ?? null });
      }
      // A draft stored by an earlier release may lack a field.
      return { ...draft, ...found?.draft };
    },
    discard() {
      setFound(undefined);
      forgetDraft(username, what);
    },
    /** Marks the draft as based on the saved article. */
    rebase: () => setRestored(undefined),
    /** Deletes the draft after it was saved. */
    forget({ id }: { id: string }) {
      setRestored(undefined);
      for (const key of [what, id]) forgetDraft(username, key);
    },
  };
}
