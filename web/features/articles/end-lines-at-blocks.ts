/**
 * Adds a line break after each block of the HTML, so that adjacent paragraphs do not run together in the plain text.
 */
export const endLinesAtBlocks = (html: string): string =>
  html.replace(/<\/(p|h\d|li|blockquote|aside|pre|tr)>|<br\s*\/?>/gi, '$&\n');
