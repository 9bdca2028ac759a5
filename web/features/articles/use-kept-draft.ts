import { useEffect, useState } from 'react';
import { findKeptDraft, forgetDraft, type Kept, keepDraft } from '../../lib/kept-drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import type { AdminArticle, ArticleDraft } from './article-draft.ts';

const PAUSE_MS = 800;

/**
 * Keeps the unsaved draft in this browser and finds one that was left behind. A restored draft is saved against the
 * version that it is based on, so that a colleague's newer version is not overwritten unnoticed.
 */
export function useKeptDraft({
  saved,
  draft,
  isDirty,
}: {
  saved: AdminArticle | null;
  draft: ArticleDraft;
  isDirty: boolean;
}) {
  const { data: me } = trpc.staff.me.useQuery();
  const username = me?.username ?? '';
  const what = saved?.id ?? 'new';
  const [found, setFound] = useState(() => findKeptDraft<ArticleDraft>(username, what));
  const [basedOn, setBasedOn] = useState<string | null>(null);
  const basis = saved && basedOn ? { ...saved, updatedAt: basedOn } : saved;
  const updatedAt = basis?.updatedAt ?? null;

  useEffect(() => {
    // A found draft stays until the user restores or discards it, or types something else.
    if (!isDirty) return;
    const timer = setTimeout(() => {
      const kept: Kept<ArticleDraft> = {
        draft,
        basedOn: updatedAt,
        keptAt: new Date().toISOString(),
      };
      keepDraft(username, what, kept);
      setFound(undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, isDirty, updatedAt, username, what]);

  return {
    found,
    /** The version that the draft is based on. */
    basis,
    restore(): ArticleDraft {
      setFound(undefined);
      setBasedOn(found?.basedOn ?? null);
      // A draft kept by an earlier release may lack a field.
      return { ...draft, ...found?.draft };
    },
    discard() {
      setFound(undefined);
      forgetDraft(username, what);
    },
    /** Deletes the draft after it was saved. */
    forget({ id }: { id: string }) {
      setBasedOn(null);
      for (const key of [what, id]) forgetDraft(username, key);
    },
  };
}
