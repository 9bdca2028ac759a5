import { z } from 'zod';
import { can, router } from '../../platform/trpc/trpc.ts';
import { changeLanguage, listLanguages } from './languages.ts';
import { listTranslationsOf } from './list-translations-of.ts';
import { previewTranslation } from './preview-translation.ts';
import { getTranslation, listStates } from './read-translation.ts';
import { removeTranslation, saveTexts } from './save-translation.ts';
import {
  changeLanguageInput,
  languageInput,
  originalInput,
  previewTranslationInput,
  saveTranslationInput,
  siteLanguageSchema,
  translationInput,
  translationListSchema,
  translationPreviewSchema,
  translationSchema,
  translationsOfSchema,
} from './schema.ts';

const TAG = 'Languages';

export const translationsRouter = router({
  languages: can('pages.read')
    .meta({
      rest: 'GET /admin/languages',
      tag: TAG,
      summary: 'List the further languages of the site',
      description:
        'With how many pages and other texts are translated, and whether they are up to date.',
    })
    .output(z.array(siteLanguageSchema))
    .query(({ ctx }) => listLanguages(ctx)),

  changeLanguage: can('pages.change')
    .meta({
      rest: 'PUT /admin/languages/:language',
      tag: TAG,
      summary: 'Publish a language, or say what it does with texts that have no translation',
      examples: { body: { isPublished: true, untranslated: 'original' } },
    })
    .input(changeLanguageInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changeLanguage(ctx, input)),

  list: can('pages.read')
    .meta({
      rest: 'GET /admin/languages/:language/translations',
      tag: TAG,
      summary: 'List what can be translated, and how each translation stands',
    })
    .input(z.object({ language: languageInput }))
    .output(translationListSchema)
    .query(({ ctx, input }) => listStates(ctx, input.language)),

  ofOriginal: can('pages.read')
    .meta({
      rest: 'GET /admin/translations/:entity/:key',
      tag: TAG,
      summary: 'Tell how an original stands in each further language',
      errors: [404],
    })
    .input(originalInput)
    .output(translationsOfSchema)
    .query(({ ctx, input }) => listTranslationsOf(ctx, input)),

  get: can('pages.read')
    .meta({
      rest: 'GET /admin/languages/:language/translations/:entity/:key',
      tag: TAG,
      summary: 'Read an original beside its translation',
      errors: [404],
    })
    .input(translationInput)
    .output(translationSchema)
    .query(({ ctx, input }) => getTranslation(ctx, input)),

  preview: can('pages.change')
    .input(previewTranslationInput)
    .output(translationPreviewSchema)
    .mutation(({ ctx, input }) => previewTranslation(ctx, input)),

  save: can('pages.change')
    .meta({
      rest: 'PUT /admin/languages/:language/translations/:entity/:key',
      tag: TAG,
      summary: 'Save a translation',
      description:
        'Send updatedAt as it was read, null if there was no translation; 409 edited_meanwhile if somebody has saved it since. To publish, every text must be translated; if advertising law restricts something in it, 409 advertising_findings, until `advertisingReason` gives the reason to publish it all the same.',
      errors: [404, 409],
      examples: {
        body: {
          texts: { heading: 'Custodia de los hijos' },
          path: '/areas-de-practica/custodia',
          isPublished: false,
        },
      },
    })
    .input(saveTranslationInput)
    .output(translationSchema)
    .mutation(({ ctx, input }) => saveTexts(ctx, input)),

  remove: can('pages.change')
    .meta({
      rest: 'DELETE /admin/languages/:language/translations/:entity/:key',
      tag: TAG,
      summary: 'Remove a translation',
    })
    .input(translationInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeTranslation(ctx, input)),
});
