import { trpc } from '../../lib/trpc.ts';

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

const later = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

/**
 * Replaces the page's theme without a reload. The content security policy blocks new `<style>` elements, so the
 * original one is disabled and replaced by a constructed style sheet.
 */
function showTheme({ before, now }: { before: string | null; now: string | null }): void {
  for (const { sheet, textContent } of document.head.querySelectorAll('style')) {
    if (sheet && textContent === before) sheet.disabled = true;
  }
  later?.replaceSync(now ?? '');
  if (later) document.adoptedStyleSheets = [later];
}
