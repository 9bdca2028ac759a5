import { removedOf } from '../../../src/features/articles/html/rules.ts';
import { convertWordLists } from './word-lists.ts';

/** Elements without a meaning of their own: their text is kept where it stands. */
const WRAPPERS =
  /^<(div|span|font|section|article|main|header|footer|aside|nav|center|big|small|address|label|time|abbr|cite|dl|dt|dd|h5|h6|strike|del|ins|caption|meta|title|form|fieldset|[a-z0-9]+:[^>]*)>$/;

/** Style elements are removed before anything parses them: the content security policy would report each. */
const STYLES = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;

/**
 * Pasted HTML as the editor can take it: headings, lists and tables of Word and Google Docs as such, nothing that
 * breaks the parser. `lost` are the elements that articles cannot have, such as `<img>`.
 */
export function normalizePastedHtml(html: string): { html: string; lost: string[] } {
  const { body } = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html');
  // First: `<form><input name=nodeName>` shadows properties of the form that this and the editor read.
  for (const element of body.querySelectorAll('[id], [name]')) {
    for (const name of ['id', 'name']) Element.prototype.removeAttribute.call(element, name);
  }
  for (const element of body.querySelectorAll('script, template, noscript')) element.remove();
  const lost = new Set<string>();
  for (const { localName } of body.querySelectorAll('*')) {
    for (const each of removedOf(localName, [])) if (!WRAPPERS.test(each)) lost.add(each);
  }
  convertWordLists(body);
  for (const element of body.querySelectorAll(HEADINGS)) toHeading(element);
  return { html: body.innerHTML, lost: [...lost] };
}

const HEADINGS =
  'h1, h5, h6, p.MsoTitle, p.MsoSubtitle, p[role=heading], p[style*="mso-outline-level:"]';
const HIGHEST = 2;
const LOWEST = 4;

/** Articles have headings from 2 to 4; a page has one h1, its own. */
function toHeading(element: Element): void {
  const style = /mso-outline-level:\s*(\d)/.exec(element.getAttribute('style') ?? '');
  const level = /^h\d$/.test(element.localName)
    ? element.localName.slice(1)
    : (element.getAttribute('aria-level') ??
      style?.[1] ??
      (element.classList.contains('MsoSubtitle') ? '3' : '2'));
  const to = Math.min(Math.max(Number(level) || HIGHEST, HIGHEST), LOWEST);
  const heading = element.ownerDocument.createElement(`h${to}`);
  heading.append(...element.childNodes);
  element.replaceWith(heading);
}
