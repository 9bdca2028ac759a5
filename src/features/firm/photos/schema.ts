import { z } from 'zod';
import { UPLOAD_TYPES } from '../../../platform/pictures/rules.ts';
import { MAX_PHOTO_BYTES } from './rules.ts';

const MAX_BASE64 = Math.ceil(MAX_PHOTO_BYTES / 3) * 4;

export const addPhotoInput = z.object({
  contentType: z.enum(UPLOAD_TYPES, { error: 'Choose a JPEG, PNG or WebP picture' }),
  /** The file in base64. */
  data: z
    .string({ error: 'Required' })
    .min(1, { error: 'Required' })
    .max(MAX_BASE64, { error: `Must be at most ${MAX_PHOTO_BYTES / 1024} KB` })
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'Must be base64' }),
});
export type AddPhotoInput = z.output<typeof addPhotoInput>;

/** A stored photo. `contentType` is that of the file for clients that accept no newer one. */
export const photoSchema = z.object({
  id: z.string(),
  contentType: z.enum(UPLOAD_TYPES),
  width: z.int(),
  height: z.int(),
});
