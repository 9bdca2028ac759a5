import { can, router } from '../../platform/trpc/trpc.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import { checkChain } from './check-chain.ts';
import { exportArchive } from './export-archive.ts';
import { getCopyAt } from './find-copy.ts';
import { listCopiesOf, listPaths } from './queries.ts';
import {
  archiveExportSchema,
  chainCheckSchema,
  copiesOfInput,
  copyAtInput,
  copyListSchema,
  copySchema,
  pathListSchema,
  retentionSchema,
} from './schema.ts';

const MOST_COPIES = 500;
const TAG = 'Advertising';

export const archiveRouter = router({
  paths: can('archive.read')
    .meta({
      rest: 'GET /admin/advertising/paths',
      tag: TAG,
      summary: 'List the pages, mails and letters in the archive',
    })
    .output(pathListSchema)
    .query(({ ctx }) => listPaths(ctx.db)),

  copies: can('archive.read')
    .meta({
      rest: 'GET /admin/advertising/copies',
      tag: TAG,
      summary: 'List the changes of the text under a path, newest first',
      description: `At most ${MOST_COPIES}.`,
    })
    .input(copiesOfInput)
    .output(copyListSchema)
    .query(({ ctx, input }) => listCopiesOf(ctx.db, input.path, MOST_COPIES)),

  at: can('archive.read')
    .meta({
      rest: 'GET /admin/advertising/copy',
      tag: TAG,
      summary: 'The text under a path at a given time',
      description: 'html and text are null if there was nothing, or after the retention period.',
    })
    .input(copyAtInput)
    .output(copySchema)
    .query(({ ctx, input }) => getCopyAt(ctx, input)),

  /** How long texts are kept after they were last shown. */
  retention: can('archive.read')
    .output(retentionSchema)
    .query(async ({ ctx }) => ({ days: (await getLaw(ctx.db)).copyDays })),

  check: can('archive.read')
    .meta({
      rest: 'GET /admin/advertising/check',
      tag: TAG,
      summary: 'Verify that nothing in the archive has been altered',
    })
    .output(chainCheckSchema)
    .query(({ ctx }) => checkChain(ctx)),

  export: can('archive.export')
    .meta({
      rest: 'POST /admin/advertising/export',
      tag: TAG,
      summary: 'The whole archive as a ZIP file',
      description:
        'Each text under its SHA-256, the entries as index.json and index.html, and SHA256SUMS for sha256sum -c.',
      file: 'advertising.zip',
    })
    .output(archiveExportSchema)
    .mutation(({ ctx }) => exportArchive(ctx)),
});
