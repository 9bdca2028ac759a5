import { useMemo } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { reasonOf } from '../use-mutation-toasts.ts';
import { type ListLayout, readLayout } from './list-layout.ts';
import { readViews, type SavedView } from './saved-views.ts';

export type ListSettings = ReturnType<typeof useListSettings>;

type Settings = { layout: ListLayout; views: readonly SavedView[] };

/**
 * The layout and the saved views of a list, stored on the server per user. Changes are optimistic, and are saved one at
 * a time.
 */
export function useListSettings(list: string) {
  const { staff } = trpc.useUtils();
  // Refetched on focus, because another tab or device may have added a view.
  const { data } = trpc.staff.listSettings.useQuery(undefined, {
    refetchOnWindowFocus: 'always',
  });
  const { mutate } = trpc.staff.saveListSettings.useMutation({
    scope: { id: 'list-settings' },
    onError: (error) => {
      showToast({
        tone: 'danger',
        title: 'Error',
        text: 'Failed to save the view',
        detail: reasonOf(error),
      });
      void staff.listSettings.invalidate();
    },
  });
  const change = (changed: Partial<Settings>) => {
    staff.listSettings.setData(undefined, (all = {}) => ({
      ...all,
      [list]: { layout: null, views: null, ...all[list], ...changed } as (typeof all)[string],
    }));
    mutate({ list, ...changed } as Parameters<typeof mutate>[0]);
  };
  const layout = useMemo(() => readLayout(data?.[list]?.layout), [data, list]);
  const views = useMemo(() => readViews(data?.[list]?.views), [data, list]);
  return {
    layout,
    views,
    /**
     * Changes the latest layout rather than the rendered one: a second click may come before the first has been
     * rendered.
     */
    changeLayout: (changed: (layout: ListLayout) => Partial<ListLayout>) => {
      const latest = readLayout(staff.listSettings.getData()?.[list]?.layout);
      change({ layout: { ...latest, ...changed(latest) } });
    },
    changeViews: (changed: (views: readonly SavedView[]) => readonly SavedView[]) => {
      const { views: latest } = staff.listSettings.getData()?.[list] ?? {};
      change({ views: changed(readViews(latest)) });
    },
  };
}
