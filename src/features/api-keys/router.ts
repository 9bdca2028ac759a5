import { can, router } from '../../platform/trpc/trpc.ts';
import { createApiKey, revokeApiKey } from './edit-keys.ts';
import { API_KEY, NEW_API_KEY } from './examples.ts';
import { listApiKeys } from './queries.ts';
import {
  apiKeyIdInput,
  apiKeySchema,
  apiKeysSchema,
  createApiKeyInput,
  newApiKeySchema,
} from './schema.ts';

export const apiKeysRouter = router({
  list: can('apiKeys.read')
    .meta({
      rest: 'GET /admin/api-keys',
      tag: 'API keys',
      summary: 'List the API keys, valid ones first',
      examples: { response: API_KEY },
    })
    .output(apiKeysSchema)
    .query(({ ctx }) => listApiKeys(ctx.db)),

  create: can('apiKeys.manage')
    .meta({
      rest: 'POST /admin/api-keys',
      tag: 'API keys',
      summary: 'Create an API key',
      description:
        'The key is only in this response. `lifetimeDays` is 30, 90, 365 or null for no end; `addressRanges` are the networks it is accepted from, all if empty.',
      status: 201,
      errors: [409],
      examples: {
        body: NEW_API_KEY,
        response: { ...API_KEY, key: 'lf_Zk3v0c2xQm9uT1pYw7sRbA5dEhJ8lN4iGfKoVtU6x7Q' },
      },
    })
    .input(createApiKeyInput)
    .output(newApiKeySchema)
    .mutation(({ ctx, input }) => createApiKey(ctx, input)),

  revoke: can('apiKeys.manage')
    .meta({
      rest: 'POST /admin/api-keys/:id/revoke',
      tag: 'API keys',
      summary: 'Revoke an API key at once',
      examples: { response: { ...API_KEY, revokedAt: '2031-03-10T14:00:00.000Z' } },
    })
    .input(apiKeyIdInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => revokeApiKey(ctx, input.id)),
});
