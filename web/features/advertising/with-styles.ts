/**
 * A copy with the style sheets of the page as it is now: those of earlier releases are no longer there. Its links lead
 * nowhere: the frame that shows it cannot show other pages.
 */
export function withStyles(copy: string, page: string): string {
  const links = page.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
  return copy
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(/<a\b([^>]*?) href="/g, '<a$1 title="');
}
