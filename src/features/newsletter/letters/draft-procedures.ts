import { z } from 'zod';
import { can, rateLimited } from '../../../platform/trpc/trpc.ts';
import { findPublishedArticles } from './content/find-published-articles.ts';
import { previewLetter } from './content/preview-letter.ts';
import { findAudience } from './find-audience.ts';
import { getLetter } from './get-letter.ts';
import { countLettersByStatus, listLetters } from './queries.ts';
import {
  letterArticlesInput,
  letterArticlesSchema,
  letterAudienceInput,
  letterAudienceSchema,
  letterCountsSchema,
  letterIdInput,
  letterPageSchema,
  letterPreviewSchema,
  letterSchema,
  listLettersInput,
  savedLetterSchema,
  testLetterInput,
  testLetterOutput,
  updateLetterInput,
  writeLetterInput,
} from './schema.ts';
import { sendTestLetter } from './send-test-letter.ts';
import { createLetter, deleteLetter, duplicateLetter, saveLetter } from './write-letter.ts';

const tag = 'Letters';

/** Writing, reading, previewing and test-sending letters. */
export const draftProcedures = {
  list: can('letters.read')
    .meta({
      rest: 'GET /admin/letters',
      tag,
      summary: 'List the letters to subscribers, newest first',
    })
    .input(listLettersInput)
    .output(letterPageSchema)
    .query(({ ctx, input }) => listLetters(ctx.db, input)),

  counts: can('letters.read')
    .output(letterCountsSchema)
    .query(({ ctx }) => countLettersByStatus(ctx.db)),

  audience: can('letters.read')
    .input(letterAudienceInput)
    .output(letterAudienceSchema)
    .query(({ ctx, input }) => findAudience(ctx.db, input.kind)),

  one: can('letters.read')
    .meta({
      rest: 'GET /admin/letters/:id',
      tag,
      summary: 'A letter with its sending progress',
    })
    .input(letterIdInput)
    .output(letterSchema)
    .query(({ ctx, input }) => getLetter(ctx.db, input.id)),

  create: can('letters.change')
    .meta({
      rest: 'POST /admin/letters',
      tag,
      summary: 'Create a draft of a letter',
      status: 201,
    })
    .input(writeLetterInput)
    .output(savedLetterSchema)
    .mutation(({ ctx, input }) => createLetter(ctx, input)),

  update: can('letters.change')
    .meta({
      rest: 'PUT /admin/letters/:id',
      tag,
      summary: 'Change a draft',
      description:
        'Send updatedAt as it was read; 409 edited_meanwhile if another user has saved the letter since, 409 letter_not_draft if it is no longer a draft.',
      errors: [409],
    })
    .input(updateLetterInput)
    .output(savedLetterSchema)
    .mutation(({ ctx, input }) => saveLetter(ctx, input)),

  delete: can('letters.change')
    .meta({ rest: 'DELETE /admin/letters/:id', tag, summary: 'Delete a draft', errors: [409] })
    .input(letterIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteLetter(ctx, input.id)),

  duplicate: can('letters.change')
    .meta({
      rest: 'POST /admin/letters/:id/duplicate',
      tag,
      summary: 'Copy a letter into a new draft',
      status: 201,
    })
    .input(letterIdInput)
    .output(letterSchema)
    .mutation(({ ctx, input }) => duplicateLetter(ctx, input.id)),

  articles: can('letters.read')
    .input(letterArticlesInput)
    .output(letterArticlesSchema)
    .query(({ ctx, input }) => findPublishedArticles(ctx, input)),

  preview: can('letters.read')
    .meta({
      rest: 'GET /admin/letters/:id/preview',
      tag,
      summary: 'Preview a letter as mail, with an unsubscribe link that has no effect',
    })
    .input(letterIdInput)
    .output(letterPreviewSchema)
    .query(({ ctx, input }) => previewLetter(ctx, input.id)),

  test: can('letters.change')
    .meta({
      rest: 'POST /admin/letters/:id/test',
      tag,
      summary: 'Send a letter as a test to somebody with access to the back office',
      errors: [429],
    })
    .use(rateLimited('test-letters', { limit: 20, seconds: 600 }))
    .input(testLetterInput)
    .output(testLetterOutput)
    .mutation(({ ctx, input }) => sendTestLetter(ctx, input)),
};
