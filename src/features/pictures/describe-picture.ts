import type { PictureRow } from './queries.ts';
import { picturePath } from './rules.ts';

/** A picture as the back office and the documented calls show it. */
export const describePicture = (row: PictureRow) => ({
  ...row,
  path: picturePath(row.id),
  isDecorative: row.alt === '',
});

/** A picture as the audit log stores it. */
export const loggedPicture = ({
  alt,
  caption,
  credit,
  width,
  height,
  storedBytes,
}: PictureRow) => ({
  ...{ alt, caption, credit, width, height, storedBytes },
});
