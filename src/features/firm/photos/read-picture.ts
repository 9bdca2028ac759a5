import type { Picture } from './picture.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';
import { PHOTO_SIDE } from './rules.ts';

export type PictureFault = 'no picture' | 'wrong size';

/**
 * Detects the format of a picture from its bytes, not from the declared type, and rebuilds it from the parts that it
 * needs: everything else in the file (location metadata, a script appended to it) is dropped.
 */
export function readPicture(bytes: Buffer): Picture | PictureFault {
  const picture = readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes);
  if (!picture) return 'no picture';
  const sides = [picture.width, picture.height];
  const fits = sides.every((side) => side >= PHOTO_SIDE.least && side <= PHOTO_SIDE.most);
  return fits ? picture : 'wrong size';
}
