import { z } from 'zod';
import { can } from '../../platform/trpc/trpc.ts';
import { listAdminPages } from './admin-queries.ts';
import { shownPageSchema } from './blocks/parts-schema.ts';
import { createPage, deletePage, getAdminPage, savePage } from './edit-pages.ts';
import { linkToPagePreview, previewContent } from './preview-page.ts';
import { publishPage, unpublishPage } from './publish-page.ts';
import {
  adminPageSchema,
  changePageInput,
  createPageInput,
  listedPageSchema,
  pageIdInput,
  pagePreviewLinkSchema,
  publishPageInput,
  savedPageSchema,
  savePageInput,
} from './schema.ts';
import { withShownNames } from './shown-names.ts';

const WRITE_DESCRIPTION =
  'The blocks of content are sanitised, and texts may contain merge fields such as {firm}, {city} and {phone}. ' +
  'Send updatedAt as it was read; 409 edited_meanwhile if another user has saved the page since.';
const GATE_DESCRIPTION =
  'What a check of advertising law finds in the new words answers 409 advertising_findings with the findings, unless ' +
  'advertisingReason says why they are published all the same.';

/** Writing and publishing pages. */
export const editProcedures = {
  adminList: can('pages.read')
    .meta({
      rest: 'GET /admin/pages',
      summary: 'List all pages, by path',
    })
    .output(z.array(listedPageSchema))
    .query(async ({ ctx }) => withShownNames(ctx.db, await listAdminPages(ctx.db))),

  forEditing: can('pages.read')
    .meta({
      rest: 'GET /admin/pages/:id',
      summary: 'One page with its content',
    })
    .input(pageIdInput)
    .output(adminPageSchema)
    .query(({ ctx, input }) => getAdminPage(ctx, input.id)),

  create: can('pages.change')
    .meta({
      rest: 'POST /admin/pages',
      summary: 'Create a page',
      description: `Visitors see it once it is published. ${WRITE_DESCRIPTION}`,
      status: 201,
      errors: [409],
    })
    .input(createPageInput)
    .output(savedPageSchema)
    .mutation(({ ctx, input }) => createPage(ctx, input)),

  save: can('pages.change')
    .meta({
      rest: 'PUT /admin/pages/:id',
      summary: 'Save the content of a page as its draft',
      description: `${WRITE_DESCRIPTION} A new path redirects the old one (301). If the page is scheduled: ${GATE_DESCRIPTION}`,
      errors: [409],
    })
    .input(savePageInput)
    .output(savedPageSchema)
    .mutation(({ ctx, input }) => savePage(ctx, input)),

  publish: can('pages.change')
    .meta({
      rest: 'PUT /admin/pages/:id/publish',
      summary: 'Publish the draft of a page, at once or at publishAt',
      description: GATE_DESCRIPTION,
      errors: [409],
      optionalBody: true,
    })
    .input(publishPageInput)
    .output(adminPageSchema)
    .mutation(({ ctx, input }) => publishPage(ctx, input)),

  unpublish: can('pages.change')
    .meta({
      rest: 'PUT /admin/pages/:id/unpublish',
      summary: 'Unpublish a page, or cancel its schedule',
      description:
        'Pages with a function, such as the contact form, answer 409 page_is_application.',
      errors: [409],
      optionalBody: true,
    })
    .input(changePageInput)
    .output(adminPageSchema)
    .mutation(({ ctx, input }) => unpublishPage(ctx, input)),

  delete: can('pages.change')
    .meta({
      rest: 'DELETE /admin/pages/:id',
      summary: 'Delete a page, its versions and the links to it',
      errors: [409],
    })
    .input(pageIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deletePage(ctx, input.id)),

  show: can('pages.change')
    .input(createPageInput.pick({ content: true }))
    .output(shownPageSchema)
    .mutation(({ ctx, input }) => previewContent(ctx, input.content)),

  previewLink: can('pages.change')
    .input(pageIdInput)
    .output(pagePreviewLinkSchema)
    .mutation(({ ctx, input }) => linkToPagePreview(ctx, input.id)),
};
