import { invalidField } from '../../platform/errors/errors.ts';
import { can, middleware, router } from '../../platform/trpc/trpc.ts';
import { compareSiteContent } from './compare-content.ts';
import { getSiteContent } from './read-content.ts';
import { replaceSiteContent } from './replace-content.ts';
import {
  compareSiteContentInput,
  contentChangesSchema,
  replaceSiteContentInput,
  siteContentSchema,
} from './schema.ts';
import { findUnknownKey } from './unknown-keys.ts';

/**
 * Rejects a document with keys that no part of it has, such as a misspelled one: they would be ignored without a word.
 * For use after `.input`, which has dropped them.
 */
const rejectUnknownKeys = middleware(async ({ getRawInput, input, next }) => {
  const path = findUnknownKey(await getRawInput(), input);
  if (path) throw invalidField(path, 'Is not a field of this document');
  return next();
});

export const siteContentRouter = router({
  get: can('siteContent.read')
    .meta({
      rest: 'GET /admin/site-content',
      tag: 'Site content',
      summary: 'The whole content of the site as one document',
      description:
        'Firm, practice areas, attorneys, consultation types, hosts with their hours, pages, menus, testimonials, articles, languages with their translations, visibility, look and the active theme. Without what JSON cannot carry or other sites must not have: photos, pictures and logos, closed days, extra hours, letters, settings of providers, and the records of clients. 409 site_content_too_large if the articles exceed 8 MB.',
      errors: [409],
    })
    .output(siteContentSchema)
    .query(({ ctx }) => getSiteContent(ctx)),

  replace: can('siteContent.replace')
    .meta({
      rest: 'PUT /admin/site-content',
      tag: 'Site content',
      summary: 'Replace the whole content of the site in one transaction',
      description:
        'The document as it was read, with its contentVersion; 409 edited_meanwhile if the content has changed since. Everything is validated before anything is written; errors name the field with its path, such as pages.3.content.blocks.0.html; unknown fields are errors, too. What is the same is not touched. What is missing is deleted; practice areas, categories, consultation types and attorneys that records refer to become inactive instead. Pages with a function cannot be missing. Answers with the new content. What advertising law restricts needs advertisingReason, or it answers 409 advertising_findings; colours that are hard to read need confirmLowContrast. At most 8 MB.',
      errors: [409],
    })
    .input(replaceSiteContentInput)
    .use(rejectUnknownKeys)
    .output(siteContentSchema)
    .mutation(({ ctx, input }) => replaceSiteContent(ctx, input)),

  /** A mutation because of the size of its input; it changes nothing. */
  compare: can('siteContent.read')
    .input(compareSiteContentInput)
    .use(rejectUnknownKeys)
    .output(contentChangesSchema)
    .mutation(({ ctx, input }) => compareSiteContent(ctx, input)),
});
