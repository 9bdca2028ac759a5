/**
 * Repairs markup of Word and Google Docs that the editor would misinterpret, in place: nested lists, header rows,
 * footnotes, links, and blank lines between blocks.
 */
export function repairPastedStructure(body: HTMLElement): void {
  unwrap(body.querySelectorAll('b[style*="font-weight:normal"], a[href^="#"]'));
  nestLists(body);
  for (const cell of body.querySelectorAll('thead td')) rename(cell, 'th');
  for (const note of body.querySelectorAll('.MsoFootnoteReference')) {
    if (!note.parentElement?.closest('sup, .MsoFootnoteReference')) rename(note, 'sup');
  }
  for (const link of body.querySelectorAll('a')) plainLink(link);
  removeBlanks(body);
}

/** Google Docs puts a nested list next to the item that it belongs to, not into it. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    if (list.previousElementSibling?.localName === 'li') list.previousElementSibling.append(list);
  }
}

/** Removes all other attributes of a link, which are not stored, and underlines, which links have anyway. */
function plainLink(link: Element): void {
  for (const { name } of [...link.attributes]) if (name !== 'href') link.removeAttribute(name);
  for (const element of link.querySelectorAll('[style]')) {
    (element as HTMLElement).style.textDecoration = '';
  }
  for (const element of link.querySelectorAll('u')) unwrap([element]);
}

/** Removes blank paragraphs and line breaks between blocks, because the blocks of articles have margins. */
function removeBlanks(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const isBlank = paragraph.textContent?.trim() === '' && !paragraph.querySelector('img, hr');
    if (isBlank) paragraph.remove();
  }
  for (const line of body.querySelectorAll('br')) {
    const neighbours = [line.previousElementSibling, line.nextElementSibling];
    const isBetweenBlocks = neighbours.some((each) => each?.matches(BLOCKS));
    if (isBetweenBlocks || line.matches('.Apple-interchange-newline')) line.remove();
  }
}

const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, ul, ol, table, div, blockquote, hr';

function unwrap(elements: Iterable<Element>): void {
  for (const element of elements) element.replaceWith(...element.childNodes);
}

/** Replaces an element with one of another tag name, without its attributes except those of table cells. */
function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of ['colspan', 'rowspan']) {
    const value = element.getAttribute(attribute);
    if (value !== null) renamed.setAttribute(attribute, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
