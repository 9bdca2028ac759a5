import { trpc } from '../../lib/trpc.ts';
import { showTheme } from './show-theme.ts';

/** Fetches the themes again, and shows this page in the active one as it is now. */
export function useRefreshThemes() {
  const { themes, site, client } = trpc.useUtils();
  const applyThemeCss = async () => {
    const before = site.layout.getData()?.themeCss ?? null;
    // Past the cache, which the page's style element is rendered from: the browser would block a changed one. If the
    // server is unreachable, the page keeps the old theme until it is reloaded.
    const layout = await client.site.layout.query().catch(() => undefined);
    if (layout) showTheme({ before, now: layout.themeCss });
  };
  return () => Promise.all([themes.invalidate(), applyThemeCss()]);
}
