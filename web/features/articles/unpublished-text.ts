/** Comments, their anchors and deletions in the HTML of Word, Word for the web, LibreOffice and Google Docs. */
const UNPUBLISHED = [
  'del',
  '.msoDel',
  '[class*="TrackChangeTextDeletion"]',
  '.MsoCommentReference',
  '.MsoCommentText',
  '.msocomtxt',
  '.msocomanchor',
  '.msocomoff',
  'p:has(> a[href^="#cmnt_ref"])',
  'a[href^="#cmnt"]',
  '[hidden]',
].join(', ');

const UNPUBLISHED_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-(?:element|special-character)\s*:\s*comment)/i;

/** Removes comments, deleted and hidden text of a pasted document, in place. */
export function removeUnpublished(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style]')) {
    if (UNPUBLISHED_STYLE.test(element.getAttribute('style') ?? '')) element.remove();
  }
  for (const element of body.querySelectorAll(UNPUBLISHED)) element.remove();
}
