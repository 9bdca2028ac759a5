import { STORED_BOX } from '../../../src/features/pictures/rules.ts';
import { base64Of } from '../../lib/base64-of.ts';

/** Files up to this size are sent as they are. */
const SMALL_BYTES = 1_000_000;

/**
 * A picture file in base64. Large ones are first drawn in the size that is stored, so that a slow connection can send
 * them; the server checks and rebuilds what it gets. A file that this browser cannot read is sent as it is, if it is
 * not too large, and the server says why it is refused.
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
  // PNG and WebP may have transparent parts, which JPEG cannot have.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  return (await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92))) ?? undefined;
}
