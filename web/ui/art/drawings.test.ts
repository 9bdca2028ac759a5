import { expect, it } from 'vitest';
import { drawingsSvg } from './drawings.ts';

it('the stored file has the drawings that the formulas make', async () => {
  await expect(drawingsSvg()).toMatchFileSnapshot('./drawings.svg');
});
