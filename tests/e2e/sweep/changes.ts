import { isShown, name, quote } from './shown-texts.ts';

const LOOKS = [
  ...['color', 'backgroundColor', 'borderTopWidth', 'borderTopStyle', 'borderRadius', 'boxShadow'],
  ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'lineHeight', 'letterSpacing'],
  ...['textAlign', 'textDecorationLine', 'textTransform', 'whiteSpace', 'listStyleType'],
  ...['display', 'visibility', 'opacity', 'position', 'zIndex', 'fill', 'stroke', 'transform'],
] as const;

type Seen = { name: string; text: string; look: string[]; place: number[]; isReplaced: boolean };

/** The place of each element of the content in the page, and its style. */
function lookAt(elements: Iterable<Element>): Map<Element, Seen> {
  const seen = new Map<Element, Seen>();
  for (const element of elements) {
    if (!isShown(element)) continue;
    const style = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    seen.set(element, {
      name: name(element),
      text: quote(element.textContent),
      look: LOOKS.map((key) => String(style[key])),
      isReplaced: element.closest(REPLACED) !== null,
      place: [left + window.scrollX, top + window.scrollY, width, height].map(Math.round),
    });
  }
  return seen;
}

/** The steps of a booking, below their heading: the client replaces the elements of the server by equal ones. */
const REPLACED = 'header:has(#booking-title) ~ *';

/** The elements of the content. Of a drawing only its frame: `use` has no size until its file has loaded. */
const content = () =>
  [...document.querySelectorAll('main, main *')].filter(
    (element) => !element.parentElement?.closest('svg'),
  );

let before = new Map<Element, Seen>();

export const remember = () => {
  before = lookAt(content());
};

const differ = (one: readonly number[], other: readonly number[]) =>
  one.some((value, index) => Math.abs(value - (other[index] ?? 0)) > 1);

/** The element that replaced a former one: it has the same text and place. */
const replacement = (was: Seen, added: Map<Element, Seen>) =>
  was.isReplaced
    ? [...added].find(
        ([, is]) => is.isReplaced && is.text === was.text && !differ(was.place, is.place),
      )
    : undefined;

/**
 * What has changed its place or its style since `remember`, outermost elements first. A page that only the browser
 * renders, such as the sign-in page, had nothing to change.
 */
export function changes(): string[] {
  if (before.size === 0) return [];
  const after = lookAt(content());
  const added = new Map([...after].filter(([element]) => !before.has(element)));
  const faults: string[] = [];
  for (const [element, was] of before) {
    const [found, is] = after.has(element)
      ? [element, after.get(element)]
      : (replacement(was, added) ?? []);
    if (found) added.delete(found);
    if (!is) faults.push(`${was.name} ${was.text} is gone`);
    else if (differ(was.place, is.place)) {
      faults.push(`${was.name} ${was.text} moved from ${was.place} to ${is.place}`);
    }
    for (const [index, key] of LOOKS.entries()) {
      if (is && is.look[index] !== was.look[index]) {
        faults.push(`${key} of ${was.name} is ${is.look[index]} instead of ${was.look[index]}`);
      }
    }
  }
  for (const { name: addedName, text } of added.values()) {
    faults.push(`${addedName} ${text} appeared`);
  }
  return faults;
}
