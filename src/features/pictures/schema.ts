import { z } from 'zod';
import { pageOf, searchPageInput, sortInput } from '../../platform/pagination/schema.ts';
import { optionalLine } from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import {
  MAX_ALT,
  MAX_CAPTION,
  MAX_CREDIT,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_CHARACTERS,
  PICTURE_SORTS,
} from './rules.ts';

/** What is written about a picture. A decorative picture has no alternative text, any other must have one. */
const words = {
  alt: optionalLine(MAX_ALT),
  isDecorative: z.boolean({ error: 'Must be true or false' }).default(false),
  caption: optionalLine(MAX_CAPTION),
  credit: optionalLine(MAX_CREDIT),
};

function requireAlt(
  { alt, isDecorative }: { alt: string | null; isDecorative: boolean },
  { addIssue }: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  if (!alt && !isDecorative) {
    const message = 'Describe the picture, or mark it as decorative';
    addIssue({ code: 'custom', path: ['alt'], message });
  }
  if (alt && isDecorative) {
    const message = 'A decorative picture has no description';
    addIssue({ code: 'custom', path: ['isDecorative'], message });
  }
}

/** What the dialog of a picture edits. */
export const pictureWordsInput = z.object(words).superRefine(requireAlt);
export type PictureWords = z.output<typeof pictureWordsInput>;

export const addPictureInput = z
  .object({
    /** The file in base64. */
    data: z
      .string({ error: 'Required' })
      .min(1, { error: 'Required' })
      .max(MAX_UPLOAD_CHARACTERS, {
        error: `Must be at most ${MAX_UPLOAD_BYTES / 1024 / 1024} MB`,
      })
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'Must be base64' }),
    ...words,
  })
  .superRefine(requireAlt);
export type AddPictureInput = z.output<typeof addPictureInput>;

export const pictureIdInput = z.object({
  id: z.string().regex(/^[\w-]{43}$/, { error: 'Must be the id of a picture' }),
});

/** `updatedAt` is the value that the caller read; the change is refused if the picture was changed since. */
export const updatePictureInput = pictureIdInput.and(
  z.object({ ...words, updatedAt: instantIn.nullish() }).superRefine(requireAlt),
);
export type UpdatePictureInput = z.output<typeof updatePictureInput>;

/** `uses` is how many uses of the picture the caller knows and accepts to break. */
export const deletePictureInput = pictureIdInput.extend({
  uses: z.int({ error: 'Must be a whole number' }).min(0).default(0),
});

/** Where a picture is shown: a record of the site, and its screen in the back office. */
export const pictureUseSchema = z.object({
  kind: z.string(),
  title: z.string(),
  adminPath: z.string(),
});

/**
 * A picture of the gallery. `width` and `height` are those of the largest of its `widths`, in pixels; it is served at
 * `path` and, in each of its widths, at `path`/width. `storedBytes` counts all of its files.
 */
export const pictureSchema = z.object({
  id: z.string(),
  path: z.string(),
  alt: z.string(),
  isDecorative: z.boolean(),
  caption: z.string(),
  credit: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  storedBytes: z.int(),
  createdAt: instantOut,
  updatedAt: instantOut,
});
export type GalleryPicture = z.output<typeof pictureSchema>;

/** `isNew` is false if the gallery already contained this picture; its existing texts then stay unchanged. */
export const addedPictureSchema = pictureSchema.extend({ isNew: z.boolean() });

export const usedPictureSchema = pictureSchema.extend({ uses: z.array(pictureUseSchema) });
export type UsedPicture = z.output<typeof usedPictureSchema>;

export const listPicturesInput = searchPageInput.extend({ sort: sortInput(PICTURE_SORTS) });
export type ListPicturesInput = z.output<typeof listPicturesInput>;

export const picturePageSchema = pageOf(usedPictureSchema);
