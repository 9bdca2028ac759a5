import { z } from 'zod';
import { pageInput, pageOf } from '../../platform/pagination/schema.ts';
import { optionalLine, requiredText } from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import {
  DELIVERY_STATES,
  ENDPOINT_STATES,
  MAX_DESCRIPTION,
  MAX_URL,
  TEST_EVENT,
  WEBHOOK_EVENT_TYPES,
} from './rules.ts';

/** The endpoint fields that staff enter. The server also checks what the address resolves to. */
export const endpointFields = z.object({
  url: requiredText(MAX_URL).describe('An address that begins with https://'),
  description: optionalLine(MAX_DESCRIPTION).describe('For staff'),
  events: z
    .array(z.enum(WEBHOOK_EVENT_TYPES, { error: 'Choose events from the list' }), {
      error: 'Choose at least one event',
    })
    .min(1, { error: 'Choose at least one event' })
    .max(WEBHOOK_EVENT_TYPES.length, { error: 'Choose each event once' }),
  includesDetails: z
    .boolean({ error: 'Must be true or false' })
    .default(false)
    .describe('Whether events say who the client is, and what they wrote'),
});
export type EndpointFields = z.output<typeof endpointFields>;

export const endpointIdInput = z.object({ id: z.uuid({ error: 'Must be the id of an endpoint' }) });

/** `updatedAt` is the value that the caller read; the change is refused if the endpoint was saved since. */
export const updateEndpointInput = endpointIdInput.extend({
  ...endpointFields.shape,
  updatedAt: instantIn.nullish(),
});
export type UpdateEndpointInput = z.output<typeof updateEndpointInput>;

export const endpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
  includesDetails: z.boolean(),
  state: z
    .enum(ENDPOINT_STATES)
    .describe('disabled: by the site, because the receiver is gone or has not answered for days'),
  disabledBecause: z.string().nullable(),
  disabledAt: instantOut.nullable(),
  failingSince: instantOut.nullable().describe('Since when no delivery has succeeded'),
  previousSecretUntil: instantOut
    .nullable()
    .describe('Until when the replaced secret signs beside the new one'),
  waiting: z.int().describe('Deliveries that wait'),
  failed: z.int().describe('Deliveries that are not tried again'),
  createdBy: z.string(),
  createdAt: instantOut,
  updatedAt: instantOut.describe('When staff last saved its fields'),
});
export type WebhookEndpoint = z.output<typeof endpointSchema>;

export const newEndpointSchema = endpointSchema.extend({
  secret: z.string().describe('Signs the events; answered only here'),
});

export const newSecretSchema = z.object({
  secret: z.string().describe('Signs the events; answered only here'),
  previousSecretUntil: instantOut,
});

const deliveryState = z.enum(DELIVERY_STATES, { error: 'Choose one of the states' });
const deliveryType = z.enum([...WEBHOOK_EVENT_TYPES, TEST_EVENT], {
  error: 'Choose one of the events',
});

export const deliveryFilter = z.object({
  endpointId: endpointIdInput.shape.id.nullish(),
  state: deliveryState.nullish(),
  type: deliveryType.nullish(),
});

export const listDeliveriesInput = pageInput.extend(deliveryFilter.shape);
export type ListDeliveriesInput = z.output<typeof listDeliveriesInput>;

export const deliverySchema = z.object({
  id: z.string(),
  endpointId: z.string(),
  eventId: z.string().describe('The webhook-id of every attempt'),
  type: z.string(),
  subject: z.string().describe('Whom or what the event is about: kind and id'),
  state: deliveryState,
  attempts: z.int(),
  nextAttemptAt: instantOut.nullable().describe('null unless it waits for a retry'),
  lastAttemptAt: instantOut.nullable(),
  lastStatus: z.int().nullable().describe('The HTTP status of the last answer'),
  lastError: z.string().nullable(),
  durationMs: z.int().nullable(),
  createdAt: instantOut,
});
export type WebhookDelivery = z.output<typeof deliverySchema>;

export const deliveryPageSchema = pageOf(deliverySchema);

export const deliveryIdInput = z.object({
  id: requiredText(100).refine((id) => /^dlv_[0-9a-f]{32}$/.test(id), {
    error: 'Must be the id of a delivery',
  }),
});

export const openedDeliverySchema = deliverySchema.extend({
  payload: z.string().describe('What is sent, as JSON'),
  response: z.string().nullable().describe('The first 1,000 characters of the last answer'),
});

export const redeliveredSchema = z.object({ deliveries: z.int() });
