/** How many steps from black to white a mark is measured in. */
export const LIGHTNESS_STEPS = 16;

/** Exponent between relative luminance and how light a colour looks, so that the steps look equally far apart. */
export const LIGHTNESS_GAMMA = 2.2;

/** A pixel of lower alpha belongs to the smooth edge of a shape. */
const INK_ALPHA = 128;
const PER_MILLE = 1_000;

/**
 * The ink of a picture by its lightness, in per mille per step; undefined if hardly anything is drawn. `pixels` is RGBA.
 */
export function lightnessOf(pixels: Uint8Array): number[] | undefined {
  const counts = Array.from({ length: LIGHTNESS_STEPS }, () => 0);
  let ink = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < INK_ALPHA) continue;
    const light = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const step = Math.floor(light ** (1 / LIGHTNESS_GAMMA) * LIGHTNESS_STEPS);
    const place = Math.min(LIGHTNESS_STEPS - 1, step);
    counts[place] = (counts[place] ?? 0) + 1;
    ink += 1;
  }
  if (ink * PER_MILLE < pixels.length / 4) return undefined;
  return counts.map((count) => Math.round((count / ink) * PER_MILLE));
}

/** WCAG 2.2, "relative luminance". */
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
