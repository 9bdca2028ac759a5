import { can } from '../../../platform/trpc/trpc.ts';
import { articleIdInput, savedArticleSchema } from '../schema.ts';
import { findVersions, getVersion } from './find-versions.ts';
import { restoreVersion } from './restore-version.ts';
import { KEPT_VERSIONS } from './rules.ts';
import { restoreVersionInput, versionInput, versionListSchema, versionSchema } from './schema.ts';

/** Versions of an article. */
export const versionProcedures = {
  versions: can('articles.read')
    .meta({
      rest: 'GET /admin/blog-posts/:id/versions',
      summary: 'Versions of a blog post, newest first',
      description: `At most ${KEPT_VERSIONS}; the newest has the current text. savedBy is null if unknown.`,
    })
    .input(articleIdInput)
    .output(versionListSchema)
    .query(({ ctx, input }) => findVersions(ctx, input.id)),

  version: can('articles.read')
    .meta({
      rest: 'GET /admin/blog-posts/:id/versions/:number',
      summary: 'One version of a blog post',
    })
    .input(versionInput)
    .output(versionSchema)
    .query(({ ctx, input }) => getVersion(ctx, input)),

  restoreVersion: can('articles.change')
    .meta({
      rest: 'POST /admin/blog-posts/:id/versions/:number/restore',
      summary: 'Restore a version of a blog post',
      description:
        'Saves its text as the newest version; slug and publication do not change. Send updatedAt as it was read; 409 ' +
        'edited_meanwhile if another user has saved the post since. For a published post, findings of advertising law ' +
        'require advertisingReason; without it, the response is 409 advertising_findings.',
      errors: [409],
      optionalBody: true,
    })
    .input(restoreVersionInput)
    .output(savedArticleSchema)
    .mutation(({ ctx, input }) => restoreVersion(ctx, input)),
};
