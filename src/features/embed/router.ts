import { can, router } from '../../platform/trpc/trpc.ts';
import { EMBED_SETTINGS } from './examples.ts';
import { getEmbedSettings } from './queries.ts';
import { saveEmbedSettings } from './save-embed-settings.ts';
import { embedSettingsSchema, saveEmbedInput } from './schema.ts';

export const embedRouter = router({
  settings: can('embed.read')
    .meta({
      rest: 'GET /admin/embed-settings',
      tag: 'Site',
      summary: 'The websites that may embed booking and calculator',
      examples: { response: EMBED_SETTINGS },
    })
    .output(embedSettingsSchema)
    .query(({ ctx }) => getEmbedSettings(ctx.db)),

  save: can('embed.change')
    .meta({
      rest: 'PUT /admin/embed-settings',
      tag: 'Site',
      summary: 'Change which websites may embed booking and calculator',
      description:
        'Each address is reduced to its origin. It has to begin with https://, except on localhost; wildcards are refused.',
      errors: [409],
      examples: { body: EMBED_SETTINGS, response: EMBED_SETTINGS },
    })
    .input(saveEmbedInput)
    .output(embedSettingsSchema)
    .mutation(({ ctx, input }) => saveEmbedSettings(ctx, input)),
});
