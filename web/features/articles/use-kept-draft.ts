import { useEffect, useState } from 'react';
import { findKeptDraft, forgetDraft, type Kept, keepDraft } from '../../lib/kept-drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import type { AdminArticle, ArticleDraft } from './article-draft.ts';

const PAUSE_MS = 800;

/**
 * Keeps what is being written in this browser until it is saved, and finds what was left there. What is
 * restored is saved over the version that it was written over, so that somebody else's is not lost.
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
    // What was found waits for its answer; typing on gives it up.
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
    /** What a save is over. */
    basis,
    restore(): ArticleDraft {
      setFound(undefined);
      setBasedOn(found?.basedOn ?? null);
      return found?.draft ?? draft;
    },
    discard() {
      setFound(undefined);
      forgetDraft(username, what);
    },
    /** It is saved now. */
    forget({ id }: { id: string }) {
      setBasedOn(null);
      for (const key of [what, id]) forgetDraft(username, key);
    },
  };
}
