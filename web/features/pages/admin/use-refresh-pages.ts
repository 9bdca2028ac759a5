import { useCallback } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/** Invalidates the lists of pages and the data of all public pages, but not the page that is being edited. */
export function useRefreshPages(): () => Promise<unknown> {
  const { pages, site, translations } = trpc.useUtils();
  return useCallback(
    () =>
      Promise.all([
        pages.adminList.invalidate(),
        pages.menus.invalidate(),
        pages.published.invalidate(),
        pages.page.invalidate(),
        site.layout.invalidate(),
        translations.ofOriginal.invalidate(),
      ]),
    [pages, site, translations],
  );
}
