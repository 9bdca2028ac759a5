import { markPath } from './marks/rules.ts';
import type { MarkRow } from './queries.ts';
import type { FirmMark } from './schema.ts';

/** A mark with the addresses of its files. */
export const describeMark = ({
  kind,
  id,
  width,
  height,
  lightness,
  isOneColour,
  isSvg,
}: Omit<MarkRow, 'updatedAt'>): FirmMark => ({
  kind,
  id,
  path: markPath(id, isSvg ? 'svg' : 'png'),
  pngPath: markPath(id, 'png'),
  width,
  height,
  lightness,
  isOneColour,
});
