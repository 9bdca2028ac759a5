/** What may remain in an uploaded SVG: shapes, text and paint, and nothing that runs, loads or moves. */

/** Elements that are kept; a link and a switch become groups. */
export const KEPT_ELEMENTS: ReadonlyMap<string, string> = new Map(
  [
    ...['g', 'defs', 'symbol', 'use', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline'],
    ...['polygon', 'text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
    ...['svg', 'style'],
  ].map((name): [string, string] => [name, name]),
)
  .set('a', 'g')
  .set('switch', 'g');

/** Elements that are dropped without a word, because nothing of them is visible. */
export const SILENT_ELEMENTS: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

export const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['id', 'class', 'style', 'd', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'dx', 'dy'],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'width', 'height', 'viewBox', 'transform'],
  ...['preserveAspectRatio', 'fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'clip-path', 'mask'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'opacity', 'color', 'display'],
  ...['visibility', 'vector-effect', 'paint-order', 'offset', 'stop-color', 'stop-opacity'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits'],
  ...['maskContentUnits', 'mask-type', 'font-family', 'font-size', 'font-weight', 'font-style'],
  ...['letter-spacing', 'word-spacing', 'text-anchor', 'dominant-baseline', 'textLength'],
  'lengthAdjust',
]);

/** The id in a reference to an element of the same file. */
export const fragmentOf = (href: string): string | undefined => /^#([\w.:-]+)$/.exec(href)?.[1];

/** The ids in `url(#…)`. */
export const urlsIn = (value: string): string[] =>
  Array.from(value.matchAll(URL_OF_FRAGMENT), ([, id = '']) => id);

const URL_OF_FRAGMENT = /url\(\s*["']?#([\w.:-]+)["']?\s*\)/gi;

/**
 * Whether a value refers only to the file itself. A backslash could spell `url` in another way, an at-rule could load a
 * style sheet or a font, and `<` begins markup.
 */
export const isLocal = (value: string): boolean =>
  !/[\\@<]|image-set|\b(?:java|vb)script:|expression\(/i.test(value) &&
  !/url\(|src\(/i.test(value.replace(URL_OF_FRAGMENT, ''));
