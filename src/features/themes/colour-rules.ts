/** Parses and mixes CSS colours in linear light. No dependencies. Source of the matrices: CSS Color 4 and Oklab. */

/** Linear sRGB and alpha, each from 0 to 1. */
export type Colour = { red: number; green: number; blue: number; alpha: number };

/** Reads hex, rgb(), hsl(), oklch() and oklab(); undefined for anything else. Out-of-gamut values are clipped. */
export function parseColour(value: string): Colour | undefined {
  const text = value.trim().toLowerCase();
  if (text.startsWith('#')) return fromHex(text.slice(1));
  const [, space, inside = ''] = /^(rgb|hsl|oklch|oklab)a?\(([^()]*)\)$/.exec(text) ?? [];
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  if (!space || parts.length < 3 || parts.length > 4) return undefined;
  const [a, b, c] = parts as [string, string, string];
  const alpha = clamp(scaled(parts[3] ?? '1', 1));
  if (space === 'rgb')
    return encoded(
      [a, b, c].map((part) => scaled(part, 255) / 255),
      alpha,
    );
  if (space === 'hsl') return fromHsl(angle(a), scaled(b, 1), scaled(c, 1), alpha);
  if (space === 'oklab') return fromOklab(scaled(a, 1), scaled(b, 0.4), scaled(c, 0.4), alpha);
  const [chroma, hue] = [scaled(b, 0.4), (angle(c) * Math.PI) / 180];
  return fromOklab(scaled(a, 1), chroma * Math.cos(hue), chroma * Math.sin(hue), alpha);
}

/** Mixes `share` of one colour into another in Oklab, as `color-mix` does. */
export function mixed(one: Colour, other: Colour, share: number): Colour {
  const [p, q] = [toOklab(one), toOklab(other)];
  const [l = 0, a = 0, b = 0] = p.map((value, i) => value * share + (q[i] ?? 0) * (1 - share));
  return fromOklab(l, a, b, one.alpha * share + other.alpha * (1 - share));
}

/** The colour of CSS `oklch(from <origin> <lightness> min(c, <mostChroma>) h)`, which keeps the origin's alpha. */
export function relative(origin: Colour, lightness: number, mostChroma: number): Colour {
  const [, a, b] = toOklab(origin);
  const chroma = Math.hypot(a, b);
  const share = chroma > mostChroma ? mostChroma / chroma : 1;
  return fromOklab(lightness, a * share, b * share, origin.alpha);
}

/** The visible colour of `front` on an opaque `back`. */
export function over(front: Colour, back: Colour): Colour {
  if (front.alpha >= 1) return front;
  const blend = (key: 'red' | 'green' | 'blue') =>
    linear(gamma(front[key]) * front.alpha + gamma(back[key]) * (1 - front.alpha));
  return { red: blend('red'), green: blend('green'), blue: blend('blue'), alpha: 1 };
}

/** `#rrggbb`, without alpha. */
export function hexOf({ red, green, blue }: Colour): string {
  const pair = (value: number) =>
    Math.round(gamma(value) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}`;
}

function fromHex(digits: string): Colour | undefined {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const channels = [0, 2, 4, 6].map(
    (at) => Number.parseInt(full.slice(at, at + 2) || 'ff', 16) / 255,
  );
  return encoded(channels, channels[3] ?? 1);
}

function fromHsl(hue: number, saturation: number, lightness: number, alpha: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return encoded([channel(0), channel(8), channel(4)], alpha);
}

/** A percentage of `whole`, or a plain number. */
function scaled(part: string, whole: number): number {
  const number = Number.parseFloat(part);
  return part.endsWith('%') ? (number / 100) * whole : number;
}

const angle = (part: string) => Number.parseFloat(part);

function encoded([red = 0, green = 0, blue = 0]: readonly number[], alpha: number): Colour {
  return { red: linear(clamp(red)), green: linear(clamp(green)), blue: linear(clamp(blue)), alpha };
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const gamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

export function toOklab({ red, green, blue }: Colour): [number, number, number] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab(lightness: number, a: number, b: number, alpha: number): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha,
  };
}
