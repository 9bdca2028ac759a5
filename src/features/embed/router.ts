import { z } from 'zod';
import { can, router } from '../../platform/trpc/trpc.ts';
import { listEmbedLanguages } from './list-embed-languages.ts';
import { getEmbedSettings } from './queries.ts';
import { saveEmbedSettings } from './save-embed-settings.ts';
import { embedLanguageSchema, embedSettingsSchema, saveEmbedInput } from './schema.ts';

/** Example settings for the API description. */
const _EMBED_SETTINGS = {
  origins: ['https://www.law.example', 'https://law.example'],
  updatedAt: '2031-03-10T16:00:00.000Z',
};

export const embedRouter = router({
  settings: can('embed.read')
    .meta({
      rest: 'GET /admin/embed-settings',
      tag: 'Site',
      summary: 'List the websites that may embed the booking form and the calculator',
    })
    .output(embedSettingsSchema)
    .query(({ ctx }) => getEmbedSettings(ctx.db)),

  languages: can('embed.read')
    .meta({
      rest: 'GET /admin/embed-settings/languages',
      tag: 'Site',
      summary: 'List the languages in which the booking form and the calculator can be embedded',
      description: 'Those that are published. The script of a language is at {prefix}/embed.js.',
      examples: {
        response: {
          ...{ language: 'es', name: 'Español', prefix: '/es' },
          links: [{ show: 'booking', page: '/es/reservar', title: 'Reserve una consulta' }],
        },
      },
    })
    .output(z.array(embedLanguageSchema))
    .query(({ ctx }) => listEmbedLanguages(ctx)),

  save: can('embed.change')
    .meta({
      rest: 'PUT /admin/embed-settings',
      tag: 'Site',
      summary: 'Change which websites may embed the booking form and the calculator',
      description:
        'Each address is reduced to its origin. It must begin with https://, except on localhost; wildcards are rejected.',
      errors: [409],
    })
    .input(saveEmbedInput)
    .output(embedSettingsSchema)
    .mutation(({ ctx, input }) => saveEmbedSettings(ctx, input)),
});
