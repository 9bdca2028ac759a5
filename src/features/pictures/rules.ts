/** Rules of pictures, shared with the back office. No imports. */

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** The maximum size of an upload, in bytes of base64. */
export const MAX_UPLOAD_CHARACTERS = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4;

/** Limits of an uploaded picture's width and height, in pixels. */
export const UPLOAD_SIDE = { least: 16, most: 12_000 } as const;

/** The largest stored size, in pixels: twice the width of an article's column, and as tall as a page shows it. */
export const STORED_BOX = { width: 1_600, height: 2_400 } as const;

/** The columns that the gallery can be sorted by. */
export const PICTURE_SORTS = ['added', 'alt'] as const;

export const MAX_ALT = 300;
export const MAX_CAPTION = 500;
export const MAX_CREDIT = 200;

/** The widths below the full one in which pictures are stored, ascending. */
export const WIDTH_STEPS: readonly number[] = [480, 800, 1_200];

/** The address of a picture in one of its widths; without a width, in its largest. */
export const picturePath = (id: string, width?: number): string =>
  width === undefined ? `/pictures/${id}` : `/pictures/${id}/${width}`;

/** The URL of a picture as a JPEG, whatever the client accepts: for mails, feeds and link previews. */
export const jpegPath = (id: string, width: number): string => `${picturePath(id, width)}.jpg`;

const PATH = /^\/pictures\/([\w-]{43})(?:\/\d{1,5}(?:\.jpg)?)?$/;

/** The id of the picture at an address of this site; undefined for any other address. */
export const pictureIdOf = (address: string | undefined): string | undefined =>
  PATH.exec(address ?? '')?.[1];
