import { z } from 'zod';
import { can } from '../../../platform/trpc/trpc.ts';
import { KEPT_PAGE_VERSIONS } from '../rules.ts';
import {
  adminPageSchema,
  listedPageVersionSchema,
  pageIdInput,
  pageVersionInput,
  pageVersionSchema,
  restorePageVersionInput,
} from '../schema.ts';
import { findPageVersions, getPageVersion } from './find-page-versions.ts';
import { restorePageVersion } from './restore-page-version.ts';

/** Versions of a page. */
export const versionProcedures = {
  versions: can('pages.read')
    .meta({
      rest: 'GET /admin/pages/:id/versions',
      summary: 'Versions of a page, newest first',
      description: `At most ${KEPT_PAGE_VERSIONS}. savedBy is null for the initial content.`,
    })
    .input(pageIdInput)
    .output(z.array(listedPageVersionSchema))
    .query(({ ctx, input }) => findPageVersions(ctx, input.id)),

  version: can('pages.read')
    .meta({
      rest: 'GET /admin/pages/:id/versions/:number',
      summary: 'One version of a page',
    })
    .input(pageVersionInput)
    .output(pageVersionSchema)
    .query(({ ctx, input }) => getPageVersion(ctx, input)),

  restoreVersion: can('pages.change')
    .meta({
      rest: 'POST /admin/pages/:id/versions/:number/restore',
      summary: 'Restore a version of a page as its draft',
      description:
        'If the page is scheduled, what a check of advertising law finds answers 409 advertising_findings, unless ' +
        'advertisingReason is given.',
      errors: [409],
      optionalBody: true,
    })
    .input(restorePageVersionInput)
    .output(adminPageSchema)
    .mutation(({ ctx, input }) => restorePageVersion(ctx, input)),
};
