import { isNumberMarker, numberingOf, wordListLevel } from './word-list-item.ts';

type Item = { paragraph: Element; level: number; marker: string };

/**
 * Converts Word's list paragraphs to lists, in place. Word writes a list as paragraphs with `mso-list:l0 level1 lfo1`
 * in their style and the marker as text in a span with `mso-list:Ignore`.
 */
export function convertWordLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll('[style*="mso-list:"]')].flatMap(itemOf);
  let open: { item: Item; list: Element }[] = [];
  let last: Element | undefined;
  for (const item of items) {
    if (!last || item.paragraph.previousElementSibling !== last) open = [];
    open = open.filter(({ item: { level } }) => level <= item.level);
    const parent = open.at(-1);
    let list = parent?.item.level === item.level ? parent.list : undefined;
    const li = body.ownerDocument.createElement('li');
    if (!list) {
      list = listFor(item);
      if (parent) parent.list.lastElementChild?.append(list);
      else item.paragraph.before(list);
      open.push({ item, list });
    }
    const { paragraph } = item;
    const root = open[0]?.list;
    li.append(...paragraph.childNodes);
    list.append(li);
    paragraph.remove();
    last = root;
  }
}

function itemOf(paragraph: Element): Item[] {
  const level = wordListLevel(paragraph.getAttribute('style') ?? '');
  if (level === undefined) return [];
  const marker = paragraph.querySelector(
    '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  );
  const text = marker?.textContent ?? '';
  marker?.remove();
  return [{ paragraph, level, marker: text }];
}

function listFor({ paragraph: { ownerDocument }, marker }: Item): Element {
  if (!isNumberMarker(marker)) return ownerDocument.createElement('ul');
  const list = ownerDocument.createElement('ol');
  for (const [name, value] of Object.entries(numberingOf(marker))) {
    list.setAttribute(name, `${value}`);
  }
  return list;
}
