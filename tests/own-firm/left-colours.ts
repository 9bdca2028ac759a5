import sharp from 'sharp';

/** A picture may have this share of its pixels in one of the colours by chance, where its own colours blend. */
const BY_CHANCE = 0.001;

/** The style sheet of the bundle begins with the default theme, which the styles of the active one replace. */
const BUILT_STYLES = /<style data-built-style="">[\s\S]*?<\/style>/g;

/** Those of the colours, in hexadecimal, that a text has, besides the style sheet of the bundle. */
export function coloursInText(text: string, colours: readonly string[]): string[] {
  const searched = text.replaceAll(BUILT_STYLES, '').toLowerCase();
  return colours.filter((colour) => searched.includes(colour));
}

/** Those of the colours that areas of a picture have. */
export async function coloursInPicture(
  picture: Buffer,
  colours: readonly string[],
): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = data.readUIntBE(at, 3);
    counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  }
  const least = BY_CHANCE * info.width * info.height;
  return colours.filter(
    (colour) => (counts.get(Number.parseInt(colour.slice(1), 16)) ?? 0) > least,
  );
}
