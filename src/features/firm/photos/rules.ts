/** Image types that browsers display natively and that cannot contain scripts. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

export const MAX_PHOTO_BYTES = 600 * 1024;

/** Limits of width and height, in pixels. */
export const PHOTO_SIDE = { least: 100, most: 2_400 } as const;

/** Size to which the back office crops a picture before the upload: 4:5, as the pages show it. */
export const PORTRAIT = { width: 960, height: 1_200 } as const;
