export type ShownText = { element: Element; node: Text };
export type Box = { left: number; top: number; right: number; bottom: number };

/** The nearest ancestor that is not part of a line. */
export function blockOf(element: Element): Element {
  let at = element;
  while (at.parentElement && /^(inline|contents)$/.test(getComputedStyle(at).display)) {
    at = at.parentElement;
  }
  return at;
}

type Clip = { element: Element; style: CSSStyleDeclaration; box: Box };

/** Glyphs are lower than their line box, which may overlap its neighbours: this part of the font size counts. */
const GLYPHS = 0.62;

export const name = (element: Element) => {
  const classes = [...element.classList].map((one) => `.${one}`).join('');
  return element.tagName.toLowerCase() + (element.id ? `#${element.id}` : classes);
};
export const quote = (text: string | null) =>
  `“${(text ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}”`;

/** Text for screen readers only is clipped to a pixel, or to nothing. */
function isForReadersOnly(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    const { clipPath, overflowX, position } = getComputedStyle(at);
    if (clipPath === 'inset(50%)') return true;
    if (position === 'absolute' && overflowX === 'hidden' && width <= 1 && height <= 1) return true;
  }
  return false;
}

export const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !isForReadersOnly(element);

/** The text nodes below `root` that can be seen. */
export function textsIn(root: Element): ShownText[] {
  const texts: ShownText[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const shown = new Map<Element, boolean>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    if (element.closest('script, style, noscript, option, title, [data-sweep-skip]')) continue;
    const isSeen = shown.get(element) ?? isShown(element);
    shown.set(element, isSeen);
    if (isSeen) texts.push({ element, node: node as Text });
  }
  return texts;
}

/** The boxes of the glyphs of a text, one for each line. */
export function glyphBoxes({ element, node }: ShownText): Box[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  return [...range.getClientRects()]
    .filter(({ width }) => width > 1)
    .map(({ left, top, right, bottom }) => {
      const middle = (top + bottom) / 2;
      // The font size in a drawing is in the units of the drawing.
      const half = (Math.min(size, bottom - top) * GLYPHS) / 2;
      return { left, right, top: middle - half, bottom: middle + half };
    });
}

/** The elements that clip the text of `element`, from the inside out. */
export function clipsOf(element: Element): Clip[] {
  const clips: Clip[] = [];
  let position = 'static';
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (position === 'fixed') break;
    const style = getComputedStyle(at);
    const isPassed = position === 'absolute' && style.position === 'static';
    if (!isPassed) position = style.position;
    const isClipping = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    if (isPassed || !isClipping || style.display === 'inline') continue;
    const { left: x, top: y } = at.getBoundingClientRect();
    const [left, top] = [x + at.clientLeft, y + at.clientTop];
    const box = { left, top, right: left + at.clientWidth, bottom: top + at.clientHeight };
    clips.push({ element: at, style, box });
  }
  return clips;
}

export const cross = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
