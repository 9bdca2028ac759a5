import { can } from '../../../../platform/trpc/trpc.ts';
import { letterIdInput, letterSchema, sendLetterInput } from '../schema.ts';
import { changeLetterState } from './change-letter-state.ts';
import { sendLetter } from './send-letter.ts';

const tag = 'Letters';

const stateProcedure = can('letters.send').input(letterIdInput).output(letterSchema);

/** Procedures that send a letter, and that pause, resume, cancel, unschedule or retry one. */
export const stateProcedures = {
  send: can('letters.send')
    .meta({
      rest: 'POST /admin/letters/:id/send',
      tag,
      summary: 'Send a letter to all confirmed subscribers, now or later',
      description:
        'The recipients are determined when sending starts. 409 already_sent, no_subscribers, article_not_published, ' +
        'edited_meanwhile, or advertising_findings with what a check of advertising law finds, unless ' +
        'advertisingReason says why it is sent all the same.',
      errors: [409],
    })
    .input(sendLetterInput)
    .output(letterSchema)
    .mutation(({ ctx, input }) => sendLetter(ctx, input)),

  unschedule: stateProcedure
    .meta({
      rest: 'POST /admin/letters/:id/unschedule',
      tag,
      summary: 'Turn a scheduled letter back into a draft',
      errors: [409],
    })
    .mutation(({ ctx, input }) => changeLetterState(ctx, input.id, 'unschedule')),

  pause: stateProcedure
    .meta({
      rest: 'POST /admin/letters/:id/pause',
      tag,
      summary: 'Pause a letter',
      errors: [409],
    })
    .mutation(({ ctx, input }) => changeLetterState(ctx, input.id, 'pause')),

  resume: stateProcedure
    .meta({
      rest: 'POST /admin/letters/:id/resume',
      tag,
      summary: 'Resume a paused letter',
      errors: [409],
    })
    .mutation(({ ctx, input }) => changeLetterState(ctx, input.id, 'resume')),

  cancel: stateProcedure
    .meta({
      rest: 'POST /admin/letters/:id/cancel',
      tag,
      summary: 'Cancel the remaining mails of a letter',
      errors: [409],
    })
    .mutation(({ ctx, input }) => changeLetterState(ctx, input.id, 'cancel')),

  retryRefused: stateProcedure
    .meta({
      rest: 'POST /admin/letters/:id/retry-refused',
      tag,
      summary: 'Retry the rejected mails of a letter',
      errors: [409],
    })
    .mutation(({ ctx, input }) => changeLetterState(ctx, input.id, 'retry_refused')),
};
