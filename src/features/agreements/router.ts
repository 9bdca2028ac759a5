import { z } from 'zod';
import { can, router } from '../../platform/trpc/trpc.ts';
import { approveAgreement, reopenAgreement } from './approve-agreement.ts';
import { countersignAgreement } from './countersign-agreement.ts';
import { checkAgreement } from './evidence/check-agreement.ts';
import { getAgreement, getAgreementFile } from './get-agreement.ts';
import { listAgreementsOfPerson } from './list-of-person.ts';
import { getPreparation, prepareAgreement, saveTerms } from './prepare-agreement.ts';
import { countAgreementsByState, findSettings, listAgreements } from './queries.ts';
import { saveSettings } from './save-settings.ts';
import {
  agreementCountsSchema,
  agreementIdInput,
  agreementPageSchema,
  agreementSchema,
  countersignInput,
  evidenceSchema,
  fileInput,
  fileSchema,
  listAgreementsInput,
  ofPersonSchema,
  preparationInput,
  preparationSchema,
  prepareInput,
  saveSettingsInput,
  saveTermsInput,
  settingsSchema,
  withdrawInput,
} from './schema.ts';
import { sendAgain, sendAgreement, withdrawAgreement } from './send-agreement.ts';
import { addPresets } from './templates/add-presets.ts';
import {
  archiveTemplate,
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplateRows,
  publishTemplate,
  saveTemplate,
} from './templates/edit-templates.ts';
import {
  addPresetsSchema,
  archiveInput,
  createTemplateInput,
  saveTemplateInput,
  templateIdInput,
  templateListSchema,
  templateSchema,
} from './templates/schema.ts';

const TAG = 'Agreements';

/** Procedures for staff: agreements with clients. */
export const agreementsRouter = router({
  list: can('agreements.read')
    .meta({
      rest: 'GET /admin/agreements',
      tag: TAG,
      summary: 'List the agreements with clients, newest first',
      description: 'Without their texts.',
    })
    .input(listAgreementsInput)
    .output(agreementPageSchema)
    .query(({ ctx, input }) => listAgreements(ctx.db, input)),

  counts: can('agreements.read')
    .output(agreementCountsSchema)
    .query(({ ctx }) => countAgreementsByState(ctx.db)),

  one: can('agreements.read')
    .input(agreementIdInput)
    .output(agreementSchema)
    .query(({ ctx, input }) => getAgreement(ctx, input.id)),

  ofPerson: can('agreements.read')
    .input(preparationInput)
    .output(ofPersonSchema)
    .query(({ ctx, input }) => listAgreementsOfPerson(ctx, input.personId)),

  preparation: can('agreements.change')
    .input(preparationInput)
    .output(preparationSchema)
    .query(({ ctx, input }) => getPreparation(ctx, input.personId)),

  prepare: can('agreements.change')
    .input(prepareInput)
    .output(agreementIdInput)
    .mutation(({ ctx, input }) => prepareAgreement(ctx, input)),

  saveTerms: can('agreements.change')
    .input(saveTermsInput)
    .output(z.void())
    .mutation(({ ctx, input }) => saveTerms(ctx, input)),

  approve: can('agreements.approve')
    .input(agreementIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => approveAgreement(ctx, input.id)),

  reopen: can('agreements.approve')
    .input(agreementIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => reopenAgreement(ctx, input.id)),

  send: can('agreements.change')
    .input(agreementIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => sendAgreement(ctx, input.id)),

  sendAgain: can('agreements.change')
    .input(agreementIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => sendAgain(ctx, input.id)),

  withdraw: can('agreements.change')
    .input(withdrawInput)
    .output(z.void())
    .mutation(({ ctx, input }) => withdrawAgreement(ctx, input)),

  countersign: can('agreements.approve')
    .input(countersignInput)
    .output(z.void())
    .mutation(({ ctx, input }) => countersignAgreement(ctx, input)),

  check: can('agreements.read')
    .meta({
      rest: 'GET /admin/agreements/:id/check',
      tag: TAG,
      summary: 'Verify that nothing of an agreement has been altered',
    })
    .input(agreementIdInput)
    .output(evidenceSchema)
    .query(({ ctx, input }) => checkAgreement(ctx, input.id)),

  file: can('agreements.read')
    .input(fileInput)
    .output(fileSchema)
    .query(({ ctx, input }) => getAgreementFile(ctx, input)),

  settings: can('agreements.read')
    .output(settingsSchema)
    .query(({ ctx }) => findSettings(ctx.db)),

  saveSettings: can('agreementTemplates.change')
    .input(saveSettingsInput)
    .output(settingsSchema)
    .mutation(({ ctx, input }) => saveSettings(ctx, input)),
});

/** Procedures for staff: the templates of agreements. */
export const agreementTemplatesRouter = router({
  list: can('agreements.read')
    .output(templateListSchema)
    .query(({ ctx }) => listTemplateRows(ctx)),

  one: can('agreements.read')
    .input(templateIdInput)
    .output(templateSchema)
    .query(({ ctx, input }) => getTemplate(ctx, input.id)),

  create: can('agreementTemplates.change')
    .input(createTemplateInput)
    .output(templateIdInput)
    .mutation(({ ctx, input }) => createTemplate(ctx, input)),

  save: can('agreementTemplates.change')
    .input(saveTemplateInput)
    .output(z.void())
    .mutation(({ ctx, input }) => saveTemplate(ctx, input)),

  publish: can('agreementTemplates.change')
    .input(templateIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => publishTemplate(ctx, input.id)),

  archive: can('agreementTemplates.change')
    .input(archiveInput)
    .output(z.void())
    .mutation(({ ctx, input }) => archiveTemplate(ctx, input)),

  delete: can('agreementTemplates.change')
    .input(templateIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteTemplate(ctx, input.id)),

  addPresets: can('agreementTemplates.change')
    .output(addPresetsSchema)
    .mutation(({ ctx }) => addPresets(ctx)),
});
