/** A pixel of lower alpha belongs to the smooth edge of a shape. */
const INK_ALPHA = 128;
/** How far the channels of two pixels may differ to count as one colour, of 255. */
const NEAR = 16;
/** The part of the ink that must have the colour: the rest is where edges meet. */
const LEAST_SHARE = 0.98;

type Colour = readonly [red: number, green: number, blue: number];

/**
 * Whether a picture is drawn in one colour on nothing, so that it keeps its shapes in any other colour. A picture that
 * fills its whole box has none. `pixels` is RGBA.
 */
export function isOneColour(pixels: Uint8Array): boolean {
  const counts = new Map<number, number>();
  let ink = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < INK_ALPHA) continue;
    const [red, green, blue] = colourAt(pixels, at);
    const packed = (red << 16) | (green << 8) | blue;
    counts.set(packed, (counts.get(packed) ?? 0) + 1);
    ink += 1;
  }
  if (ink === 0 || ink === pixels.length / 4) return false;
  const [[most = 0] = []] = [...counts].sort(([, left], [, right]) => right - left);
  const main = unpacked(most);
  const near = [...counts].filter(([packed]) => isNear(unpacked(packed), main));
  return near.reduce((sum, [, count]) => sum + count, 0) >= LEAST_SHARE * ink;
}

const colourAt = (pixels: Uint8Array, at: number): Colour => [
  pixels[at] ?? 0,
  pixels[at + 1] ?? 0,
  pixels[at + 2] ?? 0,
];

const unpacked = (packed: number): Colour => [packed >> 16, (packed >> 8) & 255, packed & 255];

const isNear = (left: Colour, right: Colour) =>
  left.every((channel, place) => Math.abs(channel - (right[place] ?? 0)) <= NEAR);
