/** Rules of photographs, shared with the back office. No imports. */

export const MAX_PHOTO_BYTES = 600 * 1024;

/** Limits of width and height, in pixels. */
export const PHOTO_SIDE = { least: 100, most: 2_400 } as const;

/** Size to which the back office crops a picture before the upload: 4:5, as the pages show it. */
export const PORTRAIT = { width: 960, height: 1_200 } as const;

/** The widths below the full one in which photographs are stored, ascending: those of mails and of pages. */
export const PHOTO_STEPS: readonly number[] = [176, 720];
