import sharp from 'sharp';

/** A wordmark in one colour, 6:1. */
export const wordmark = (colour = '#12122b') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 40"><path fill="${colour}" d="M0 4h60v32H0zM70 4h60v32H70zM140 4h100v32H140z"/></svg>`;

/** Dark words with a gold accent. */
export const twoColours = wordmark().replace(
  '</svg>',
  '<path fill="#8a6a1e" d="M60 4h10v32H60z"/></svg>',
);

export const squareMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#771732"/><circle cx="20" cy="20" r="11" fill="none" stroke="#fff" stroke-width="3"/></svg>';

/** A PNG of one colour without a background of its own. */
export const pngMark = (
  { width, height }: { width: number; height: number },
  background = '#12122b',
) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

export const base64Of = (file: string | Buffer) => Buffer.from(file).toString('base64');
