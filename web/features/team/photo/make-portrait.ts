import { MAX_PHOTO_BYTES, PORTRAIT } from '../../../../src/features/firm/photos/rules.ts';
import type { UploadType } from '../../../../src/platform/pictures/rules.ts';
import { base64Of } from '../../../lib/base64-of.ts';
import { type Crop, cropRectangle } from './photo-crop.ts';

/** Draws the cropped part of a picture so that it fills a canvas. */
export function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { x, y, width, height } = cropRectangle(picture, crop);
  context.imageSmoothingQuality = 'high';
  // JPEG would turn transparent parts black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/**
 * The cropped part as a small image in base64, in the size that pages show. Re-encoding drops the metadata, such as the
 * location of the photo. Throws if this browser cannot encode it.
 */
export async function makePortrait(
  picture: ImageBitmap,
  crop: Crop,
): Promise<{ contentType: UploadType; data: string }> {
  const canvas = document.createElement('canvas');
  canvas.width = PORTRAIT.width;
  canvas.height = PORTRAIT.height;
  paint(canvas, picture, crop);
  for (const quality of [0.86, 0.7, 0.5]) {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/webp', quality),
    );
    // Browsers that cannot encode WebP return a PNG, which is large.
    const small =
      blob?.type === 'image/webp'
        ? blob
        : await new Promise<Blob | null>((resolve) =>
            canvas.toBlob(resolve, 'image/jpeg', quality),
          );
    if (small && small.size <= MAX_PHOTO_BYTES) {
      return { contentType: small.type as UploadType, data: await base64Of(small) };
    }
  }
  throw new Error('The photo could not be made small enough');
}
