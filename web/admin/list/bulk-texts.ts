import { countOf } from '../../lib/count-of.ts';

type Changed = { ids: string[] };

/** Texts of a bulk change for `useMutationToasts`: `3 blog posts published`, `Failed to publish blog posts`. */
export const bulkTexts = (verb: string, done: string, noun: string, locale: string) => ({
  success: ({ ids }: Changed) => `${countOf(ids.length, noun, locale)} ${done}`,
  failure: `Failed to ${verb} ${noun}s`,
});
