import { isNumberMarker, numberingOf, wordListId, wordListLevel } from './word-list-item.ts';

type Item = {
  /** Replaced by the item. */
  element: Element;
  level: number;
  /** Adjacent items of one level with different ids belong to different lists. */
  listId: string;
  newList: () => Element;
};

/** Converts the lists of Word and of Word for the web to nested lists, in place. */
export function convertWordLists(body: HTMLElement): void {
  nestItems([...body.querySelectorAll('[style*="mso-list:"]')].flatMap(itemOfParagraph));
  for (const container of body.querySelectorAll('.ListContainerWrapper')) {
    container.replaceWith(...container.childNodes);
  }
  nestItems([...body.querySelectorAll('li[data-aria-level]:not(li li)')].map(itemOfWebList));
}

/** Word writes an item as a paragraph with `mso-list:l0 level1 lfo1` in its style; the marker is text in a span. */
function itemOfParagraph(element: Element): Item[] {
  const style = element.getAttribute('style') ?? '';
  const level = wordListLevel(style);
  if (level === undefined) return [];
  const span = element.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const marker = span?.textContent ?? '';
  span?.remove();
  const listId = isNumberMarker(marker) ? `numbers ${wordListId(style)}` : 'bullets';
  return [{ element, level, listId, newList: () => listFor(element, marker) }];
}

function listFor({ ownerDocument }: Element, marker: string): Element {
  if (!isNumberMarker(marker)) return ownerDocument.createElement('ul');
  const list = ownerDocument.createElement('ol');
  for (const [name, value] of Object.entries(numberingOf(marker))) {
    list.setAttribute(name, `${value}`);
  }
  return list;
}

/** Word for the web writes every item as a list of its own, with its level in `data-aria-level`. */
function itemOfWebList(element: Element): Item {
  const list = element.parentElement;
  if (list?.matches('ul, ol')) list.before(element);
  if (list?.childElementCount === 0) list.remove();
  const kind = list?.localName === 'ol' ? 'ol' : 'ul';
  const newList = () => {
    const created = element.ownerDocument.createElement(kind);
    const start = list?.getAttribute('start');
    if (kind === 'ol' && start && start !== '1') created.setAttribute('start', start);
    return created;
  };
  const id = kind === 'ol' ? element.getAttribute('data-listid') : '';
  return {
    element,
    level: Number(element.getAttribute('data-aria-level')) || 1,
    listId: `${kind} ${id}`,
    newList,
  };
}

function nestItems(items: readonly Item[]): void {
  let open: { item: Item; list: Element }[] = [];
  for (const item of items) {
    const { element, level } = item;
    if (element.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter(
      ({ item: each }) =>
        each.level < level || (each.level === level && each.listId === item.listId),
    );
    const parent = open.at(-1);
    let list = parent?.item.level === level ? parent.list : undefined;
    if (!list) {
      list = item.newList();
      if (parent) parent.list.lastElementChild?.append(list);
      else element.before(list);
      open.push({ item, list });
    }
    const li = element.ownerDocument.createElement('li');
    li.append(...element.childNodes);
    list.append(li);
    element.remove();
  }
}
