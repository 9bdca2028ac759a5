import { can, router } from '../../platform/trpc/trpc.ts';
import { getAnswerFigures } from './figures/get-figures.ts';
import { answerFiguresSchema } from './figures/schema.ts';
import { changeAnswerSettings } from './settings/change-settings.ts';
import { findAnswerSettings } from './settings/queries.ts';
import { answerSettingsSchema } from './settings/schema.ts';
import { getWaiting } from './waiting/get-waiting.ts';
import { waitingSchema } from './waiting/schema.ts';

const _WAITING = {
  messages: 1,
  bookings: 0,
  late: 0,
  people: [
    {
      kind: 'message',
      id: '7d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20',
      firstName: 'Dana',
      lastName: 'Whitfield',
      since: '2031-03-10T14:00:00.000Z',
      dueAt: '2031-03-11T14:00:00.000Z',
    },
  ],
};

const _FIGURES = [{ month: '2031-03', arrived: 24, medianMinutes: 190, inTimePercent: 96 }];

const _SETTINGS = { promiseHours: 24, sendsDigest: true, sendsWarnings: true };

export const answersRouter = router({
  waiting: can('messages.read')
    .meta({
      rest: 'GET /admin/answers/waiting',
      tag: 'Answers',
      summary: 'List unanswered messages and bookings, most overdue first',
    })
    .output(waitingSchema)
    .query(({ ctx }) => getWaiting(ctx)),

  figures: can('messages.read')
    .meta({
      rest: 'GET /admin/answers/figures',
      tag: 'Answers',
      summary: 'Response times of the firm, month by month',
    })
    .output(answerFiguresSchema)
    .query(({ ctx }) => getAnswerFigures(ctx)),

  settings: can('messages.read')
    .meta({
      rest: 'GET /admin/answer-settings',
      tag: 'Answers',
      summary: 'Settings for response times',
    })
    .output(answerSettingsSchema)
    .query(({ ctx }) => findAnswerSettings(ctx.db)),

  changeSettings: can('answerTimes.change')
    .meta({
      rest: 'PUT /admin/answer-settings',
      tag: 'Answers',
      summary: 'Change the settings for response times',
      description: 'The due times of everything unanswered are recomputed within seconds.',
    })
    .input(answerSettingsSchema)
    .output(answerSettingsSchema)
    .mutation(({ ctx, input }) => changeAnswerSettings(ctx, input)),
});
