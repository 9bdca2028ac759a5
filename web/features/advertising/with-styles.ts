import drawings from '../../ui/art/drawings.svg?url';

/** Where a copy refers to the shared drawings: see `normalizePage`. */
const DRAWINGS = '/assets/drawings.svg#';

/**
 * A copy with the style sheets of the page as it is now, and with the drawings of this release: those of earlier
 * releases are no longer there. Its links lead nowhere: the frame that shows it cannot show other pages.
 */
export function withStyles(copy: string, page: string): string {
  // Pages contain their style and disable the links; the frame may only have style from files.
  const links = (page.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []).map((link) =>
    link.replace(' disabled=""', ''),
  );
  return copy
    .replace('</head>', () => `${links.join('')}</head>`)
    .replaceAll(DRAWINGS, () => `${drawings}#`)
    .replace(/<a\b([^>]*?) href="/g, '<a$1 title="');
}
