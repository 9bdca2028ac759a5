import { can, router } from '../../platform/trpc/trpc.ts';
import { createApiKey, revokeApiKey } from './edit-keys.ts';
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
    })
    .input(createApiKeyInput)
    .output(newApiKeySchema)
    .mutation(({ ctx, input }) => createApiKey(ctx, input)),

  revoke: can('apiKeys.manage')
    .meta({
      rest: 'POST /admin/api-keys/:id/revoke',
      tag: 'API keys',
      summary: 'Revoke an API key at once',
    })
    .input(apiKeyIdInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => revokeApiKey(ctx, input.id)),
});
