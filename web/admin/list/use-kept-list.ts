import { useState } from 'react';
import { findKeptDraft, keepDraft } from '../../lib/kept-drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import { DEFAULT_LAYOUT, type ListLayout, readLayout } from './list-layout.ts';
import { readViews, type SavedView } from './saved-views.ts';

export type KeptList = ReturnType<typeof useKeptList>;

type Settings = { layout: ListLayout; views: readonly SavedView[] };

/**
 * The layout and the saved views of a list. They are kept in this browser for the user, in the way of drafts: signing
 * out deletes them, because the searches of a view may name clients.
 */
export function useKeptList(list: string) {
  const { data: me } = trpc.staff.me.useQuery();
  const username = me?.username ?? '';
  const what = `list:${list}`;
  const [settings, setSettings] = useState(
    () => find(username, what) ?? { layout: DEFAULT_LAYOUT, views: [] },
  );
  const change = (changeOf: (before: Settings) => Partial<Settings>) => {
    // From what is stored now: another tab may have added a view.
    const before = find(username, what) ?? settings;
    const draft = { ...before, ...changeOf(before) };
    keepDraft(username, what, { draft, basedOn: null, keptAt: new Date().toISOString() });
    setSettings(draft);
  };
  return {
    ...settings,
    setLayout: (layout: ListLayout) => change(() => ({ layout })),
    changeViews: (changed: (views: readonly SavedView[]) => readonly SavedView[]) =>
      change(({ views }) => ({ views: changed(views) })),
  };
}

function find(username: string, what: string): Settings | undefined {
  const kept = findKeptDraft<Record<string, unknown> | null>(username, what);
  return kept && { layout: readLayout(kept.draft?.layout), views: readViews(kept.draft?.views) };
}
