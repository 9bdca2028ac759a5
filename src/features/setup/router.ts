import { z } from 'zod';
import { can, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { checkAddress } from './address/check-address.ts';
import { checkAddressInput, checkedAddressSchema } from './address/schema.ts';
import { saveAreas } from './areas/save-areas.ts';
import { saveAreasInput, savedAreasSchema } from './areas/schema.ts';
import { getSetup } from './get-setup.ts';
import { getItSheet } from './it-sheet/get-it-sheet.ts';
import { itSheetSchema, sendItSheetInput } from './it-sheet/schema.ts';
import { sendItSheet } from './it-sheet/send-it-sheet.ts';
import { keepBothCalendars } from './keep-both-calendars.ts';
import { addPreparedTexts } from './prepared/add-prepared-texts.ts';
import { addedSchema, addPreparedInput } from './prepared/schema.ts';
import { removeSamples } from './samples/remove-samples.ts';
import { removeSamplesInput, sampleCountsSchema } from './samples/schema.ts';
import { settleStepInput, setupSchema } from './schema.ts';
import { settleStep } from './settle-step.ts';
import { getSetupSummary } from './summary/get-summary.ts';
import { setupSummarySchema } from './summary/schema.ts';

const ADDRESS_CHECKS = { limit: 20, seconds: 600 };
const SHEETS_SENT = { limit: 10, seconds: 600 };

/** The procedures of the setup assistant that other features do not provide. */
export const setupRouter = router({
  state: can('setup.read')
    .output(setupSchema)
    .query(({ ctx }) => getSetup(ctx)),

  summary: can('setup.read')
    .output(setupSummarySchema)
    .query(({ ctx }) => getSetupSummary(ctx.db)),

  settle: can('setup.change')
    .input(settleStepInput)
    .output(z.void())
    .mutation(({ ctx, input }) => settleStep(ctx, input)),

  keepBothCalendars: can('availability.change')
    .output(z.void())
    .mutation(({ ctx }) => keepBothCalendars(ctx)),

  saveAreas: can('setup.change')
    .input(saveAreasInput)
    .output(savedAreasSchema)
    .mutation(({ ctx, input }) => saveAreas(ctx, input)),

  addPreparedTexts: can('pages.change')
    .meta({
      rest: 'POST /admin/languages/:language/prepared',
      tag: 'Languages',
      summary: 'Add the translations that come with the product',
      description:
        'As drafts, and only of what still says in every text what the product wrote. What staff have translated stays. Calling it again adds what has become possible since. A lawyer who speaks the language has to confirm each one.',
      errors: [404],
    })
    .input(addPreparedInput)
    .output(addedSchema)
    .mutation(({ ctx, input }) => addPreparedTexts(ctx, input.language)),

  checkAddress: can('setup.change')
    .use(rateLimited('setup_address', ADDRESS_CHECKS))
    .input(checkAddressInput)
    .output(checkedAddressSchema)
    .mutation(({ ctx, input }) => checkAddress(ctx, input.address)),

  itSheet: can('setup.read')
    .use(rateLimited('setup_it_sheet', ADDRESS_CHECKS))
    .output(itSheetSchema)
    .query(({ ctx }) => getItSheet(ctx)),

  sendItSheet: can('setup.change')
    .use(rateLimited('setup_it_sheet_mails', SHEETS_SENT))
    .input(sendItSheetInput)
    .output(z.void())
    .mutation(({ ctx, input }) => sendItSheet(ctx, input)),

  removeSamples: can('setup.change')
    .input(removeSamplesInput)
    .output(sampleCountsSchema)
    .mutation(({ ctx, input }) => removeSamples(ctx, input.kinds)),
});
