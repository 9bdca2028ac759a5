import { z } from 'zod';
import { can, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { listDeliveries } from './deliveries/list-queries.ts';
import { getDelivery, redeliver, redeliverFailed } from './deliveries/redeliver.ts';
import { testEndpoint } from './deliveries/test-endpoint.ts';
import {
  createEndpoint,
  deleteEndpoint,
  pauseEndpoint,
  resumeEndpoint,
  updateEndpoint,
} from './endpoints/edit-endpoints.ts';
import { listEndpoints } from './endpoints/queries.ts';
import { replaceSecret } from './endpoints/replace-secret.ts';
import { ENDPOINT, ENDPOINT_INPUT, SECRET } from './examples.ts';
import {
  deliveryIdInput,
  deliveryPageSchema,
  deliverySchema,
  endpointFields,
  endpointIdInput,
  endpointSchema,
  listDeliveriesInput,
  newEndpointSchema,
  newSecretSchema,
  openedDeliverySchema,
  redeliveredSchema,
  updateEndpointInput,
} from './schema.ts';

const TESTS = { limit: 20, seconds: 600 };

export const webhooksRouter = router({
  list: can('webhooks.read')
    .meta({
      rest: 'GET /admin/webhooks',
      summary: 'List the endpoints',
    })
    .output(z.array(endpointSchema))
    .query(({ ctx }) => listEndpoints(ctx.db, ctx.now())),

  create: can('webhooks.change')
    .meta({
      rest: 'POST /admin/webhooks',
      summary: 'Add an endpoint',
      description:
        'Events are signed with the secret in the answer, as described by Standard Webhooks. It cannot be read again.',
      status: 201,
      errors: [409],
      examples: { body: ENDPOINT_INPUT, response: { ...ENDPOINT, secret: SECRET } },
    })
    .input(endpointFields)
    .output(newEndpointSchema)
    .mutation(({ ctx, input }) => createEndpoint(ctx, input)),

  update: can('webhooks.change')
    .meta({
      rest: 'PUT /admin/webhooks/:id',
      summary: 'Change an endpoint',
      errors: [409],
    })
    .input(updateEndpointInput)
    .output(endpointSchema)
    .mutation(({ ctx, input }) => updateEndpoint(ctx, input)),

  delete: can('webhooks.change')
    .meta({
      rest: 'DELETE /admin/webhooks/:id',
      summary: 'Delete an endpoint with the log of its deliveries',
    })
    .input(endpointIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteEndpoint(ctx, input.id)),

  pause: can('webhooks.change')
    .meta({
      rest: 'POST /admin/webhooks/:id/pause',
      summary: 'Pause an endpoint',
      description: 'Events wait until it is resumed.',
    })
    .input(endpointIdInput)
    .output(endpointSchema)
    .mutation(({ ctx, input }) => pauseEndpoint(ctx, input.id)),

  resume: can('webhooks.change')
    .meta({
      rest: 'POST /admin/webhooks/:id/resume',
      summary: 'Resume a paused or disabled endpoint',
      errors: [409],
    })
    .input(endpointIdInput)
    .output(endpointSchema)
    .mutation(({ ctx, input }) => resumeEndpoint(ctx, input.id)),

  replaceSecret: can('webhooks.change')
    .meta({
      rest: 'POST /admin/webhooks/:id/secret',
      summary: 'Replace the secret of an endpoint',
      description: 'For 24 hours, events are signed with both secrets.',
    })
    .input(endpointIdInput)
    .output(newSecretSchema)
    .mutation(({ ctx, input }) => replaceSecret(ctx, input.id)),

  test: can('webhooks.change')
    .meta({
      rest: 'POST /admin/webhooks/:id/test',
      summary: 'Send a test event to an endpoint at once',
      description: 'Returns the delivery, which is not retried.',
      errors: [429],
    })
    .use(rateLimited('webhook_test', TESTS))
    .input(endpointIdInput)
    .output(openedDeliverySchema)
    .mutation(({ ctx, input }) => testEndpoint(ctx, input.id)),

  deliveries: can('webhooks.read')
    .meta({
      rest: 'GET /admin/webhook-deliveries',
      summary: 'List the deliveries of the last 30 days, newest first',
    })
    .input(listDeliveriesInput)
    .output(deliveryPageSchema)
    .query(({ ctx, input }) => listDeliveries(ctx.db, input)),

  delivery: can('webhooks.read')
    .meta({
      rest: 'GET /admin/webhook-deliveries/:id',
      summary: 'A delivery with its payload and the last response',
    })
    .input(deliveryIdInput)
    .output(openedDeliverySchema)
    .query(({ ctx, input }) => getDelivery(ctx.db, input.id)),

  redeliver: can('webhooks.change')
    .meta({
      rest: 'POST /admin/webhook-deliveries/:id/redeliver',
      summary: 'Send an event to an endpoint again, with the same id',
      errors: [409],
    })
    .input(deliveryIdInput)
    .output(deliverySchema)
    .mutation(({ ctx, input }) => redeliver(ctx, input.id)),

  redeliverFailed: can('webhooks.change')
    .meta({
      rest: 'POST /admin/webhooks/:id/redeliver-failed',
      summary: 'Send all failed events of an endpoint again',
      errors: [409],
    })
    .input(endpointIdInput)
    .output(redeliveredSchema)
    .mutation(({ ctx, input }) => redeliverFailed(ctx, input.id)),
});
