import { z } from 'zod';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { pictureIdInput } from '../pictures/schema.ts';
import { MARK_KINDS, MAX_PNG_BYTES } from './marks/rules.ts';
import { DRAWINGS, HEROES } from './rules.ts';

const MAX_BASE64 = Math.ceil(MAX_PNG_BYTES / 3) * 4;

const kind = z.enum(MARK_KINDS, { error: `Must be one of ${MARK_KINDS.join(', ')}` });

export const markKindInput = z.object({ kind });

export const addMarkInput = markKindInput.extend({
  /** The file in base64. */
  data: z
    .string({ error: 'Required' })
    .min(1, { error: 'Required' })
    .max(MAX_BASE64, { error: `Must be at most ${MAX_PNG_BYTES / 1024} KB` })
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'Must be base64' }),
});
export type AddMarkInput = z.output<typeof addMarkInput>;

/** What the site shows in place of the sea. */
export const lookFields = z.object({
  hero: z.enum(HEROES, { error: `Must be one of ${HEROES.join(', ')}` }),
  drawing: z
    .enum(
      DRAWINGS.map(({ value }) => value),
      { error: 'Must be the name of a drawing' },
    )
    .default('family-law'),
});

/** `updatedAt` is that of the choice that was edited. */
export const saveLookInput = lookFields.extend({
  pictureId: pictureIdInput.shape.id.nullish().transform((id) => id ?? null),
  updatedAt: z.iso
    .datetime({ error: 'Must be the updatedAt of the look that you have changed' })
    .nullish(),
});
export type SaveLookInput = z.output<typeof saveLookInput>;

/**
 * A mark: `path` is its file, `pngPath` the same drawing in pixels, `width` and `height` are its proportions.
 * `lightness` is how much of its ink, in per mille, is in each of sixteen steps from black to white. A mark of one colour
 * takes that of the text where it could not be seen otherwise.
 */
const markSchema = z.object({
  kind,
  id: z.string(),
  path: z.string(),
  pngPath: z.string(),
  width: z.int(),
  height: z.int(),
  lightness: z.array(z.int()),
  isOneColour: z.boolean(),
});
export type FirmMark = z.output<typeof markSchema>;

/** `removed` names what was taken out of an SVG because it could run or load something. */
export const addedMarkSchema = markSchema.extend({ removed: z.array(z.string()) });

export const lookSchema = z.object({
  marks: z.array(markSchema),
  hero: z.enum(HEROES),
  drawing: z.string(),
  pictureId: z.string().nullable(),
  updatedAt: instantOut,
});
export type Look = z.output<typeof lookSchema>;
