const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** The attribute of the style element that has the text of built style files. */
export const BUILT_STYLE = 'data-built-style';

/**
 * Writes the style files of a page into its head, so that its first paint needs no second round trip. The links stay,
 * disabled: they are not fetched, and scripts see that the page has these styles. `textOf` returns the text of a style
 * file by its path; a page that links any file without one is returned as it is. `marker` is the nonce of the page.
 */
export function inlineStyles(
  html: string,
  { textOf, marker }: { textOf: (href: string) => string | undefined; marker: string },
): string {
  const texts = Array.from(html.matchAll(LINK), ([, href = '']) => textOf(href));
  if (texts.length === 0 || texts.includes(undefined)) return html;
  const style = `<style ${BUILT_STYLE}="" nonce="${marker}">${texts.join('')}</style>`;
  let isFirst = true;
  return html.replace(LINK, (link) => {
    const disabled = link.replace(/\/?>$/, ' disabled=""/>');
    if (!isFirst) return disabled;
    isFirst = false;
    return style + disabled;
  });
}
