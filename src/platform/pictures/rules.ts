/** Limits and formats of uploaded pictures, shared with the back office. No imports. */

/** Files that can be uploaded: still pictures that cannot contain scripts. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Limit of an uploaded picture's pixels: a small file can decode to far more memory than this machine has. */
export const MAX_UPLOAD_PIXELS = 50_000_000;

/** The formats of the stored files, the most compact first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
