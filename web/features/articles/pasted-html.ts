import { lostElements } from './lost-elements.ts';
import { pastedHeadingLevel } from './pasted-heading-level.ts';
import { takePictures } from './pasted-pictures.ts';
import { repairPastedStructure } from './pasted-structure.ts';
import { convertWordLists } from './word-lists.ts';

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
function removeUnpublished(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style]')) {
    if (UNPUBLISHED_STYLE.test(element.getAttribute('style') ?? '')) element.remove();
  }
  for (const element of body.querySelectorAll(UNPUBLISHED)) element.remove();
}

export type Pasted = { html: string; lost: string[]; pictures: File[]; lostPictures: number };

/** Removed before the HTML is parsed, because the content security policy would report each style element. */
const STYLES = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;

/**
 * Normalizes pasted HTML for the editor: keeps headings, lists and tables of Word, Google Docs and LibreOffice and
 * removes what breaks the parser. `lost` are the elements that articles cannot contain, such as `<video>`; `pictures`
 * are files to upload, and `lostPictures` counts those that the paste does not contain.
 */
export function normalizePastedHtml(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html');
  // Must come first (DOM clobbering): `<form><input name=nodeName>` shadows properties of the form that this code and
  // the editor read.
  for (const element of body.querySelectorAll('[id], [name]')) {
    for (const name of ['id', 'name']) Element.prototype.removeAttribute.call(element, name);
  }
  for (const element of body.querySelectorAll('script, template, noscript')) element.remove();
  removeUnpublished(body);
  const { files: pictures, lost: lostPictures } = takePictures(body);
  const lost = lostElements(
    [...body.querySelectorAll(':not(img)')].map(({ localName }) => localName),
  );
  convertWordLists(body);
  repairPastedStructure(body);
  for (const element of body.querySelectorAll(HEADINGS)) toHeading(element);
  return { html: body.innerHTML, lost, pictures, lostPictures };
}

const HEADINGS =
  'h1, h5, h6, p.MsoTitle, p.MsoSubtitle, p[class^=MsoHeading], p[role=heading], p[style*="mso-outline-level:"]';

function toHeading(element: Element): void {
  const level = pastedHeadingLevel({
    localName: element.localName,
    ariaLevel: element.getAttribute('aria-level'),
    style: element.getAttribute('style'),
    className: element.className,
  });
  const heading = element.ownerDocument.createElement(`h${level}`);
  heading.append(...element.childNodes);
  element.replaceWith(heading);
}
