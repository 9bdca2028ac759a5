import { markPath } from './marks/rules.ts';

const ID = 'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4';

/** An example for the API description. */
export const MARK = {
  kind: 'wordmark',
  id: ID,
  path: markPath(ID, 'svg'),
  pngPath: markPath(ID, 'png'),
  width: 960,
  height: 160,
  lightness: [900, 40, 10, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0],
  isOneColour: false,
};

export const LOOK = {
  marks: [MARK],
  hero: 'picture',
  drawing: 'family-law',
  pictureId: ID,
  updatedAt: '2031-02-01T18:30:00.000Z',
};

export const SVG_DATA = 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
