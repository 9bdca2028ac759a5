import {
  type Box,
  blockOf,
  clipsOf,
  cross,
  glyphBoxes,
  isShown,
  name,
  quote,
  type ShownText,
} from './shown-texts.ts';

/** In narrow lanes of the week, AM and PM are cut off: the axis shows which one applies. */
const CUT_ON_PURPOSE = '[data-lanes] button > b';

const isCut = ({ style }: { style: CSSStyleDeclaration }, inner: Box, box: Box) => {
  const x = inner.left < box.left - 1.5 || inner.right > box.right + 1.5;
  const y = inner.top < box.top - 1.5 || inner.bottom > box.bottom + 1.5;
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  if (x && clips(style.overflowX) && style.textOverflow !== 'ellipsis') return true;
  return y && clips(style.overflowY) && style.webkitLineClamp === 'none';
};

/** What is seen of a line of text, and the element that cuts it off, if any. */
function seenOf(line: Box, clips: ReturnType<typeof clipsOf>): { box: Box; cutBy?: Element } {
  let box = line;
  for (const clip of clips) {
    const isMeant = clip.element.matches(CUT_ON_PURPOSE);
    if (!isMeant && isCut(clip, box, clip.box)) return { box, cutBy: clip.element };
    box = cross(box, clip.box);
  }
  return { box };
}

/** Texts of one layer move together; a fixed or sticky layer may lie above the text of another. */
function layerOf(element: Element): Element {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches('dialog, [role=dialog], [role=menu], [role=tooltip]')) return at;
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
  }
  return document.body;
}

/** Whether a line of text is longer than the box that it is in, although nothing cuts it off. */
function sticksOut(element: Element, line: Box): boolean {
  if (element instanceof SVGElement) return false;
  const { left, right } = blockOf(element).getBoundingClientRect();
  const { fontSize, whiteSpaceCollapse } = getComputedStyle(element);
  // A space at the end of a line of preformatted text hangs over the edge.
  const margin = whiteSpaceCollapse === 'preserve' ? Number.parseFloat(fontSize) : 1.5;
  return line.left < left - margin || line.right > right + margin;
}

type Line = { text: ShownText; box: Box; layer: Element };

/** Texts that an ancestor cuts off, or that stick out of their box, and texts on top of each other. */
export function hiddenTexts(texts: readonly ShownText[]): string[] {
  const faults: string[] = [];
  const lines: Line[] = [];
  for (const text of texts) {
    const clips = clipsOf(text.element);
    const layer = layerOf(text.element);
    for (const line of glyphBoxes(text)) {
      const { box, cutBy } = seenOf(line, clips);
      if (cutBy) {
        faults.push(`${name(cutBy)} cuts ${quote(text.node.data)} of ${name(text.element)}`);
      } else if (clips.length === 0 && sticksOut(text.element, line)) {
        faults.push(`${quote(text.node.data)} sticks out of ${name(blockOf(text.element))}`);
      } else if (box.right > box.left && box.bottom > box.top) lines.push({ text, box, layer });
    }
  }
  return [...faults, ...overlapsOf(lines)];
}

function overlapsOf(lines: Line[]): string[] {
  const faults: string[] = [];
  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [index, { text, box, layer }] of lines.entries()) {
    for (let next = index + 1; (lines[next]?.box.top ?? Infinity) < box.bottom - 2; next += 1) {
      const other = lines[next];
      if (!other || other.text === text || other.layer !== layer) continue;
      const both = cross(box, other.box);
      if (both.right - both.left < 2 || both.bottom - both.top < 2) continue;
      faults.push(
        `${quote(text.node.data)} of ${name(text.element)} and ${quote(other.text.node.data)} of ${name(other.text.element)} overlap`,
      );
    }
  }
  return faults;
}

/** The width of a text in the font of an element. */
function widthOf(text: string, { font, letterSpacing }: CSSStyleDeclaration): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  context.letterSpacing = letterSpacing;
  return context.measureText(text).width;
}

/** Fields that cut off their placeholder or the chosen option. */
export function cutFields(root: Element): string[] {
  return [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    .filter(isShown)
    .flatMap((field) => {
      const style = getComputedStyle(field);
      const text =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field.value
            ? ''
            : field.placeholder;
      const room =
        field.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight);
      const isFitting = widthOf(text, style) <= room + 1 || style.textOverflow === 'ellipsis';
      return isFitting ? [] : [`${name(field)} cuts ${quote(text)}`];
    });
}

/** Elements that make the page wider than the window. */
export function wideElements(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= width) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > width + 1 && isShown(element),
  );
  const inner = wide.filter((element) => !wide.some((other) => other.parentElement === element));
  return [`the page is ${scrollWidth} px wide: ${inner.slice(0, 4).map(name).join(', ')}`];
}

export function brokenImages(root: Element): string[] {
  return [...root.querySelectorAll('img')]
    .filter((image) => isShown(image) && !(image.complete && image.naturalWidth > 0))
    .map((image) => `${name(image)} has no picture: ${image.getAttribute('src')}`);
}

/** Makes pictures load that would be loaded once they are visible, and waits for them and for the fonts. */
export async function settle(): Promise<void> {
  const images = [...document.querySelectorAll('img')];
  for (const image of images) image.loading = 'eager';
  await Promise.all([
    document.fonts.ready,
    ...images.map((image) => image.decode().catch(() => {})),
  ]);
}

/** Ends transitions, so that colours are those at their end. */
export function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
