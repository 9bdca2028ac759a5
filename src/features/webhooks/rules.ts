/** Constants of webhooks. No dependency: screens use them too. */

/** The event types that an endpoint can subscribe to, with labels for staff. */
export const WEBHOOK_EVENTS = [
  { type: 'message.received', label: 'Message received' },
  { type: 'appointment.booked', label: 'Appointment booked' },
  { type: 'appointment.moved', label: 'Appointment moved' },
  { type: 'appointment.confirmed', label: 'Appointment confirmed' },
  { type: 'appointment.cancelled', label: 'Appointment cancelled' },
  { type: 'appointment.reopened', label: 'Appointment reopened' },
  { type: 'appointment.completed', label: 'Appointment completed' },
  { type: 'appointment.no_show', label: 'Client did not come' },
  { type: 'payment.received', label: 'Fee paid' },
  { type: 'payment.refunded', label: 'Fee returned' },
  { type: 'answers.sent', label: 'Answers to questions sent' },
  { type: 'agreement.signed', label: 'Client signed an agreement' },
  { type: 'agreement.countersigned', label: 'Agreement signed by both' },
  { type: 'subscriber.confirmed', label: 'Newsletter subscriber confirmed' },
  { type: 'article.published', label: 'Article published' },
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number]['type'];
export const WEBHOOK_EVENT_TYPES = WEBHOOK_EVENTS.map(({ type }) => type);

/** Sent when staff test an endpoint. */
export const TEST_EVENT = 'webhook.test';

export const eventLabel = (type: string): string =>
  type === TEST_EVENT
    ? 'Test'
    : (WEBHOOK_EVENTS.find((event) => event.type === type)?.label ?? type);

/** `disabled`: by the site, because the receiver is gone or has not answered for days. */
export const ENDPOINT_STATES = ['active', 'paused', 'disabled'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

export const ENDPOINT_STATE_LABELS: Readonly<Record<EndpointState, string>> = {
  active: 'Active',
  paused: 'Paused',
  disabled: 'Disabled',
};

/** `failed`: not sent again unless staff ask for it. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

/** The version of the format in which events are sent. */
export const PAYLOAD_VERSION = 1;

/** Maximum number of endpoints per firm. */
export const MAX_ENDPOINTS = 20;
/** Maximum lengths of an endpoint's address and description, in characters. */
export const MAX_URL = 2_000;
export const MAX_DESCRIPTION = 200;

/** How long events are signed with a replaced secret as well as the new one. */
export const OLD_SECRET_HOURS = 24;

/** How long failed deliveries are retried, and after how long without a success an endpoint is disabled. */
export const RETRY_DAYS = 3;

/** How long events and the log of their deliveries are kept. */
export const LOG_DAYS = 30;

/** How much of a receiver's response is stored, in characters. */
export const KEPT_RESPONSE = 1_000;

/** The lease of a delivery during one attempt. Longer than the timeout of the request. */
export const LEASE_SECONDS = 30;
