import { z } from 'zod';
import { optionalText } from '../text/text-schema.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from './rules.ts';

const MAX_CURSOR_LENGTH = 300;

const wholeNumber = { error: `Must be a whole number from 1 to ${MAX_PAGE_SIZE}` };

/**
 * What every list of the back office takes. `cursor` is one that an earlier page answered, for the page
 * after or before it. Query strings are text, so `limit` may be.
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

/** The same with words to search for. */
export const searchPageInput = pageInput.extend({ q: optionalText(200) });

/** A page of a list. `next` and `previous` are cursors, null where the list ends. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });
