import { z } from 'zod';
import { optionalText } from '../text/text-schema.ts';
import { MAX_PAGE_SIZE, MAX_SEARCH, PAGE_SIZE, sortsOf } from './rules.ts';

const MAX_CURSOR_LENGTH = 300;

const wholeNumber = { error: `Must be a whole number from 1 to ${MAX_PAGE_SIZE}` };

/**
 * The input of every list of the back office. `cursor` comes from an earlier page and leads to the page after or before
 * it. `limit` may be text, as in query strings.
 */
export const pageInput = z.object({
  limit: z.coerce
    .number(wholeNumber)
    .int(wholeNumber)
    .min(1, wholeNumber)
    .max(MAX_PAGE_SIZE, wholeNumber)
    .default(PAGE_SIZE),
  cursor: optionalText(MAX_CURSOR_LENGTH),
});
export type PageInput = z.output<typeof pageInput>;

/** `pageInput` with search words. */
export const searchPageInput = pageInput.extend({ q: optionalText(MAX_SEARCH) });
export type SearchPageInput = z.output<typeof searchPageInput>;

/** The input of a public list, which can also be read without any; then it has as many rows as one call may return. */
export const publicListInput = searchPageInput
  .extend({ limit: pageInput.shape.limit.removeDefault().default(MAX_PAGE_SIZE) })
  .prefault({});

/** The order of a list: one of its columns, descending with a minus. A cursor leads on in the order of its page only. */
export const sortInput = <Name extends string>(names: readonly Name[]) =>
  z
    .enum(sortsOf(names), { error: `Sort by ${names.join(', ')}; descending with a minus` })
    .nullish();

/** The type that `pageOf` describes. */
export type ListPage<Item> = { items: Item[]; next: string | null; previous: string | null };

/** A page of a list. `next` and `previous` are cursors, null where the list ends. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });
