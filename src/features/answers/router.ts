import { router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { changeAnswerSettings } from './settings/change-settings.ts';
import { findAnswerSettings } from './settings/queries.ts';
import { answerSettingsSchema } from './settings/schema.ts';

const SETTINGS = { promiseHours: 24, sendsDigest: true, sendsWarnings: true };

export const answersRouter = router({
  settings: staffProcedure
    .meta({
      rest: 'GET /admin/answer-settings',
      tag: 'Answers',
      summary: 'By when the firm answers',
      examples: { response: SETTINGS },
    })
    .output(answerSettingsSchema)
    .query(({ ctx }) => findAnswerSettings(ctx.db)),

  changeSettings: staffProcedure
    .meta({
      rest: 'PUT /admin/answer-settings',
      tag: 'Answers',
      summary: 'Change by when the firm answers',
      description: 'The due times of everything that waits are computed again within seconds.',
      examples: { body: SETTINGS, response: SETTINGS },
    })
    .input(answerSettingsSchema)
    .output(answerSettingsSchema)
    .mutation(({ ctx, input }) => changeAnswerSettings(ctx, input)),
});
