/** Types of pictures that browsers show as they are, and that hold no programs. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

export const MAX_PHOTO_BYTES = 600 * 1024;

/** Pixels of a side. */
export const PHOTO_SIDE = { least: 100, most: 2_400 } as const;

/** What the back office makes of a picture before it is uploaded: 4 to 5, as the pages show it. */
export const PORTRAIT = { width: 960, height: 1_200 } as const;
