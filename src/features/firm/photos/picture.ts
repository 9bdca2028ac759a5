import type { PhotoType } from './rules.ts';

/** A verified picture, reduced to the data that is needed to display it. */
export type Picture = { contentType: PhotoType; width: number; height: number; bytes: Buffer };

/** Reads a picture of one format; undefined if the bytes are of another format or incomplete. */
export type PictureReader = (bytes: Buffer) => Picture | undefined;
