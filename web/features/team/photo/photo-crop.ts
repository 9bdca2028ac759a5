import { PORTRAIT } from '../../../../src/features/firm/photos/rules.ts';

/** The crop of a picture: zoom and position; x and y range from 0 to 1 over the available space. */
export type Crop = { zoom: number; x: number; y: number };

/** Slightly above the middle, where faces usually are. */
export const FIRST_CROP: Crop = { zoom: 1, x: 0.5, y: 0.35 };

export const MAX_ZOOM = 4;

export type Rectangle = { x: number; y: number; width: number; height: number };

/** The crop rectangle with the portrait's aspect ratio, in pixels of the picture. */
export function cropRectangle(picture: { width: number; height: number }, crop: Crop): Rectangle {
  const ratio = PORTRAIT.width / PORTRAIT.height;
  const isWide = picture.width / picture.height > ratio;
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM);
  const height = (isWide ? picture.height : picture.width / ratio) / zoom;
  const width = height * ratio;
  return {
    x: (picture.width - width) * clamp(crop.x, 0, 1),
    y: (picture.height - height) * clamp(crop.y, 0, 1),
    width,
    height,
  };
}

/** The crop after the picture was dragged by a distance in its own pixels. */
export function dragCrop(
  picture: { width: number; height: number },
  crop: Crop,
  by: { x: number; y: number },
): Crop {
  const { x, y, width, height } = cropRectangle(picture, crop);
  const share = (at: number, room: number) => (room > 0 ? clamp(at / room, 0, 1) : 0.5);
  return {
    zoom: crop.zoom,
    x: share(x - by.x, picture.width - width),
    y: share(y - by.y, picture.height - height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
