import { z } from 'zod';
import { can } from '../../../../platform/trpc/trpc.ts';
import { LETTER_FAILURE, STOPPED_SUBSCRIBER } from '../examples.ts';
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
      summary: 'Whose mail server refused a letter, and what it said; the latest 200',
      examples: { response: LETTER_FAILURE },
    })
    .input(letterIdInput)
    .output(letterFailuresSchema)
    .query(({ ctx, input }) => listFailures(ctx.db, input.id)),

  stopped: can('subscribers.read')
    .meta({
      rest: 'GET /admin/stopped-subscribers',
      tag,
      summary:
        'Subscribers who get no letters, because their mail server refused several; the latest 200',
      examples: { response: STOPPED_SUBSCRIBER },
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
      summary: 'How fast letters are sent',
      examples: { response: { perMinute: 60 } },
    })
    .output(letterSettingsSchema)
    .query(({ ctx }) => findLetterSettings(ctx.db)),

  changeSettings: can('letters.send')
    .meta({
      rest: 'PUT /admin/letter-settings',
      tag,
      summary: 'Set how fast letters are sent',
      examples: { body: { perMinute: 60 }, response: { perMinute: 60 } },
    })
    .input(letterSettingsSchema)
    .output(letterSettingsSchema)
    .mutation(({ ctx, input }) => changeLetterSettings(ctx, input)),
};
