import { isShown, name, quote, type ShownText } from './shown-texts.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
const read = new Map<string, Colour>();

/** The parts of a colour of any notation, 0 to 255, and its opacity. */
function colourOf(text: string): Colour {
  const known = read.get(text);
  if (known || !canvas) return known ?? [0, 0, 0, 1];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const colour = [red, green, blue, alpha / 255] as const;
  read.set(text, colour);
  return colour;
}

const over = (front: Colour, back: Colour): Colour => {
  const mix = (index: 0 | 1 | 2) => front[index] * front[3] + back[index] * (1 - front[3]);
  return [mix(0), mix(1), mix(2), 1];
};

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const STOPS = /(?:rgb|rgba|oklch|oklab|color|hsl)\([^()]*\)/g;

/** The colours behind an element: several for a gradient, none for a picture. */
function backgroundsOf(element: Element): Colour[] {
  const layers: Colour[][] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage.includes('url(')) return [];
    const stops = backgroundImage.includes('gradient(') ? backgroundImage.match(STOPS) : null;
    if (stops) layers.push(stops.map(colourOf));
    const own = colourOf(backgroundColor);
    if (own[3] > 0) layers.push([own]);
    if (own[3] === 1) break;
  }
  return layers.reduceRight<Colour[]>(
    (behind, layer) => layer.flatMap((front) => behind.map((back) => over(front, back))),
    [colourOf('Canvas')],
  );
}

const isForced = matchMedia('(forced-colors: active)');

/** With forced colours, the browser draws a plate behind each text whose colours it forces. */
const hasPlate = (element: Element) =>
  isForced.matches && getComputedStyle(element).forcedColorAdjust !== 'none';

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement) {
    opacity *= Number.parseFloat(getComputedStyle(at).opacity);
  }
  return opacity;
}

const isDisabled = (element: Element) =>
  element.closest(':disabled, [aria-disabled=true], [data-disabled], [inert]') !== null ||
  (element.closest('label')?.control?.matches(':disabled') ?? false);

function faultOf(element: Element, text: string, style: CSSStyleDeclaration): string[] {
  const { color, fontSize, fontWeight, fill } = style;
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number.parseInt(fontWeight, 10) >= 700);
  const [red, green, blue, alpha] = colourOf(element instanceof SVGElement ? fill : color);
  const front: Colour = [red, green, blue, alpha * opacityOf(element)];
  const backs = hasPlate(element) ? [colourOf('Canvas')] : backgroundsOf(element);
  const least = Math.min(...backs.map((back) => ratio(over(front, back), back)));
  if (least >= (isLarge ? 3 : 4.5) - 0.02) return [];
  return [`${quote(text)} of ${name(element)} has a contrast of ${least.toFixed(2)}`];
}

/** Texts, values and placeholders with less contrast than AA. */
export function faintTexts(root: Element, texts: readonly ShownText[]): string[] {
  read.clear();
  const fields = [
    ...root.querySelectorAll<HTMLInputElement>(
      'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file]), textarea',
    ),
  ].filter((field) => isShown(field) && !isDisabled(field));
  return [
    ...texts
      .filter(({ element }) => !isDisabled(element))
      .flatMap(({ element, node }) => faultOf(element, node.data, getComputedStyle(element))),
    ...fields.flatMap((field) =>
      field.value || !field.placeholder
        ? faultOf(field, field.value || 'value', getComputedStyle(field))
        : faultOf(field, field.placeholder, getComputedStyle(field, '::placeholder')),
    ),
  ];
}
