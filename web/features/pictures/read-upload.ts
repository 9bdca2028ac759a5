import { STORED_BOX } from '../../../src/features/pictures/rules.ts';
import { base64Of } from '../../lib/base64-of.ts';

/** Files up to this size are sent as they are. */
const SMALL_BYTES = 1_000_000;

/**
 * A picture file in base64. Large pictures are first scaled down to the stored size, so that they can be uploaded over
 * a slow connection; the server validates and re-encodes every upload. A file that this browser cannot decode is sent
 * unchanged if it is not too large, and the server responds with the reason for rejecting it.
 */
export async function readUpload(file: Blob): Promise<string> {
  const small = file.size > SMALL_BYTES ? await shrink(file).catch(() => undefined) : undefined;
  return base64Of(small && small.size < file.size ? small : file);
}

async function shrink(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, STORED_BOX.width / picture.width, STORED_BOX.height / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // PNG and WebP may have transparency, which JPEG does not support.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  return (await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92))) ?? undefined;
}
