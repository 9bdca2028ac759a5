import { z } from 'zod';
import { articleTeaserSchema } from '../articles/schema.ts';
import {
  attorneyDetailsSchema,
  attorneySlugInput,
  shownAttorneySchema,
} from '../firm/attorneys/schema.ts';
import { shownPageSchema } from './blocks/parts-schema.ts';

export const attorneyPageInput = attorneySlugInput;

/** The page of an attorney, or the slug that replaces a former one. */
export const attorneyPageSchema = z.union([
  z.object({
    movedTo: z.null(),
    attorney: shownAttorneySchema.extend(attorneyDetailsSchema.shape),
    /** What staff have written and published at the attorney's path. */
    page: shownPageSchema.nullable(),
    /** The attorney's newest articles. */
    articles: z.array(articleTeaserSchema),
  }),
  z.object({ movedTo: z.string(), attorney: z.null() }),
]);
export type AttorneyPage = z.output<typeof attorneyPageSchema>;
/** The same before times are written as text. */
export type FoundAttorneyPage = z.input<typeof attorneyPageSchema>;
