import { trpc } from '../../lib/trpc.ts';
import { showTheme } from './show-theme.ts';

/** Refetches the themes, and applies the current state of the active one to this page. */
export function useRefreshThemes() {
  const { themes, site, client } = trpc.useUtils();
  const applyThemeCss = async () => {
    const before = site.layout.getData()?.themeCss ?? null;
    // Bypasses the query cache, from which the page's `<style>` element is rendered: the browser would block a changed
    // element. If the server is unreachable, the page keeps the old theme until it is reloaded.
    const layout = await client.site.layout.query().catch(() => undefined);
    if (layout) showTheme({ before, now: layout.themeCss });
  };
  return () => Promise.all([themes.invalidate(), applyThemeCss()]);
}
