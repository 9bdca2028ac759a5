import drawings from '../../ui/art/drawings.svg?url';

/** The URL prefix by which a copy refers to the shared drawings: see `normalizePage`. */
const DRAWINGS = '/assets/drawings.svg#';

/**
 * Adds the current style sheets of the page to a copy, and the drawings of this release, because those of earlier
 * releases no longer exist. Links are disabled, because the frame must not show other pages.
 */
export function withStyles(copy: string, page: string): string {
  // Pages inline their styles and disable the style sheet links; the frame allows styles from files only.
  const links = (page.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []).map((link) =>
    link.replace(' disabled=""', ''),
  );
  return copy
    .replace('</head>', () => `${links.join('')}</head>`)
    .replaceAll(DRAWINGS, () => `${drawings}#`)
    .replace(/<a\b([^>]*?) href="/g, '<a$1 title="');
}
