const later = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

/**
 * Replaces the page's theme without a reload. The content security policy blocks new `<style>` elements, so the
 * original one is disabled and replaced by a constructed style sheet.
 */
export function showTheme({ before, now }: { before: string | null; now: string | null }): void {
  for (const { sheet, textContent } of document.head.querySelectorAll('style')) {
    if (sheet && textContent === before) sheet.disabled = true;
  }
  later?.replaceSync(now ?? '');
  if (later) document.adoptedStyleSheets = [later];
}
