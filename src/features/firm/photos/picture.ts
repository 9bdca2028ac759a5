import type { PhotoType } from './rules.ts';

/** A picture that is what it says, without anything that a picture does not need. */
export type Picture = { contentType: PhotoType; width: number; height: number; bytes: Buffer };

/** Reads a picture of one format; undefined where the bytes are not one, or not a whole one. */
export type PictureReader = (bytes: Buffer) => Picture | undefined;
