import { z } from 'zod';
import { MAX_VIEW_NAME } from './rules.ts';

/** The most saved views of a list. */
const MAX_VIEWS = 50;

const columnIds = z.array(z.string().max(40)).max(40);

/** The layout of a list. `order` has the ids of all columns; empty for the default order. */
const layoutSchema = z.object({
  order: columnIds,
  hidden: columnIds,
  isCompact: z.boolean(),
  pageSize: z.int().min(1).max(100).describe('Rows on a page'),
});

/** A view of a list that a user has named; `search` has the filters and the sort. */
const savedViewSchema = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(MAX_VIEW_NAME),
  search: z
    .record(z.string().max(40), z.string().max(300))
    .refine((search) => Object.keys(search).length <= 20, 'Too many filters'),
  layout: layoutSchema,
});

export const saveListSettingsInput = z.object({
  list: z.string().regex(/^[a-z-]{1,40}$/, 'Must be the name of a list'),
  layout: layoutSchema.optional(),
  views: z
    .array(savedViewSchema)
    .max(MAX_VIEWS, `At most ${MAX_VIEWS} views of a list can be saved`)
    .optional(),
});
export type SaveListSettingsInput = z.output<typeof saveListSettingsInput>;

/** The settings of the signed-in user, by the name of the list; settings that the user has not changed are null. */
export const listSettingsSchema = z.record(
  z.string(),
  z.object({ layout: layoutSchema.nullable(), views: z.array(savedViewSchema).nullable() }),
);
export type ListSettings = z.output<typeof listSettingsSchema>;
