import { describe, expect, it } from 'vitest';
import { cropRectangle, dragCrop, FIRST_CROP } from './photo-crop.ts';

const MIDDLE = { zoom: 1, x: 0.5, y: 0.5 };

describe('the crop rectangle', () => {
  it.each([
    [
      { width: 3_000, height: 2_000 },
      { x: 700, y: 0, width: 1_600, height: 2_000 },
    ],
    [
      { width: 800, height: 1_000 },
      { x: 0, y: 0, width: 800, height: 1_000 },
    ],
    [
      { width: 800, height: 2_000 },
      { x: 0, y: 500, width: 800, height: 1_000 },
    ],
  ])('of %j is the largest with a ratio of 4 to 5', (picture, rectangle) => {
    expect(cropRectangle(picture, MIDDLE)).toEqual(rectangle);
  });

  it('stays within the picture and keeps its ratio for any crop', () => {
    const picture = { width: 800, height: 1_000 };
    for (const crop of [
      { zoom: 2, x: -3, y: 9 },
      { zoom: 99, x: 1, y: 1 },
      { zoom: 0, x: 0.5, y: 0.5 },
    ]) {
      const { x, y, width, height } = cropRectangle(picture, crop);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(picture.width);
      expect(y + height).toBeLessThanOrEqual(picture.height);
      expect(width / height).toBeCloseTo(0.8);
    }
  });
});

it('moves the crop left when the picture is dragged right, up to the edge', () => {
  const picture = { width: 3_000, height: 2_000 };
  const once = dragCrop(picture, MIDDLE, { x: 70, y: 500 });
  expect(cropRectangle(picture, once)).toMatchObject({ x: 630, y: 0 });
  expect(cropRectangle(picture, dragCrop(picture, once, { x: 9_000, y: 0 })).x).toBe(0);
  expect(cropRectangle(picture, FIRST_CROP).y).toBe(0);
});
