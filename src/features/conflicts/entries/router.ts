import { z } from 'zod';
import { can, router } from '../../../platform/trpc/trpc.ts';
import { createEntry, deleteEntry, updateEntry } from './edit-entries.ts';
import { exportEntries } from './export-entries.ts';
import { getEntry } from './get-entry.ts';
import { importEntries, previewImport } from './import-entries.ts';
import { listEntries } from './queries.ts';
import {
  entryExportSchema,
  entryFields,
  entryIdInput,
  entryPageSchema,
  entrySchema,
  exportEntriesInput,
  importedSchema,
  importInput,
  importPreviewSchema,
  listEntriesInput,
  updateEntryInput,
} from './schema.ts';

/** The conflict list of staff. */
export const conflictEntriesRouter = router({
  list: can('conflictList.read')
    .input(listEntriesInput)
    .output(entryPageSchema)
    .query(({ ctx, input }) => listEntries(ctx.db, input)),

  one: can('conflictList.read')
    .input(entryIdInput)
    .output(entrySchema)
    .query(({ ctx, input }) => getEntry(ctx.db, input.id)),

  create: can('conflictList.change')
    .input(entryFields)
    .output(entrySchema)
    .mutation(({ ctx, input }) => createEntry(ctx, input)),

  update: can('conflictList.change')
    .input(updateEntryInput)
    .output(entrySchema)
    .mutation(({ ctx, input }) => updateEntry(ctx, input)),

  delete: can('conflictList.change')
    .input(entryIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteEntry(ctx, input.id)),

  previewImport: can('conflictList.change')
    .input(importInput)
    .output(importPreviewSchema)
    .mutation(({ ctx, input }) => previewImport(ctx, input.csv)),

  import: can('conflictList.change')
    .input(importInput)
    .output(importedSchema)
    .mutation(({ ctx, input }) => importEntries(ctx, input.csv)),

  export: can('conflictList.export')
    .meta({
      rest: 'POST /admin/conflict-entries/export',
      tag: 'Conflicts',
      summary: 'Export the conflict list as CSV',
      description:
        'In list order, without a limit. If the connection ends early, rows are missing.',
      examples: {
        body: { relation: 'former_client' },
        response:
          'Name,Other names,Relation,Note,Added (America/Los_Angeles),Added by\r\n' +
          'Dana Whitfield,Dana Moss,Former client,,2031-03-10 07:00,jordan\r\n',
      },
      file: 'conflict-list.csv',
    })
    .input(exportEntriesInput)
    .output(entryExportSchema)
    .mutation(({ ctx, input }) => exportEntries(ctx, input)),
});
