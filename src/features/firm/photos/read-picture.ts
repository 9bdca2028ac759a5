import type { Picture } from './picture.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';
import { PHOTO_SIDE } from './rules.ts';

export type PictureFault = 'no picture' | 'wrong size';

/**
 * What a picture is by its own bytes, whatever its sender calls it, rebuilt from the parts that make up the
 * picture: what else a file may carry (where it was taken, a script behind its end) is left behind.
 */
export function readPicture(bytes: Buffer): Picture | PictureFault {
  const picture = readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes);
  if (!picture) return 'no picture';
  const sides = [picture.width, picture.height];
  const fits = sides.every((side) => side >= PHOTO_SIDE.least && side <= PHOTO_SIDE.most);
  return fits ? picture : 'wrong size';
}
