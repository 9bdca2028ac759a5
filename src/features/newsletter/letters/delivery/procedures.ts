import { z } from 'zod';
import { can } from '../../../../platform/trpc/trpc.ts';
import { listFailures } from '../list-failures.ts';
import {
  letterFailuresSchema,
  letterIdInput,
  letterSettingsSchema,
  stoppedSubscribersSchema,
  subscriberIdInput,
} from '../schema.ts';
import { changeLetterSettings } from '../settings/change-letter-settings.ts';
import { findLetterSettings } from '../settings/queries.ts';
import { allowLettersAgain } from '../state/allow-letters-again.ts';
import { listStoppedSubscribers } from './refusal-queries.ts';

const tag = 'Letters';

/** The most stopped subscribers that the page shows. */
const MAX_STOPPED = 200;

/** The send rate of letters, and the subscribers whose mail servers reject them. */
export const deliveryProcedures = {
  failures: can('subscribers.read')
    .meta({
      rest: 'GET /admin/letters/:id/failures',
      tag,
      summary: 'The latest 200 rejected mails of a letter, with the response of the mail server',
    })
    .input(letterIdInput)
    .output(letterFailuresSchema)
    .query(({ ctx, input }) => listFailures(ctx.db, input.id)),

  stopped: can('subscribers.read')
    .meta({
      rest: 'GET /admin/stopped-subscribers',
      tag,
      summary: 'The latest 200 subscribers to whom letters stopped after several rejections',
    })
    .output(stoppedSubscribersSchema)
    .query(({ ctx }) => listStoppedSubscribers(ctx.db, MAX_STOPPED)),

  allowAgain: can('subscribers.change')
    .meta({
      rest: 'POST /admin/stopped-subscribers/:id/allow',
      tag,
      summary: 'Send letters to a subscriber again',
    })
    .input(subscriberIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => allowLettersAgain(ctx, input.id)),

  settings: can('letters.read')
    .meta({
      rest: 'GET /admin/letter-settings',
      tag,
      summary: 'The send rate of letters',
    })
    .output(letterSettingsSchema)
    .query(({ ctx }) => findLetterSettings(ctx.db)),

  changeSettings: can('letters.send')
    .meta({
      rest: 'PUT /admin/letter-settings',
      tag,
      summary: 'Set the send rate of letters',
    })
    .input(letterSettingsSchema)
    .output(letterSettingsSchema)
    .mutation(({ ctx, input }) => changeLetterSettings(ctx, input)),
};
