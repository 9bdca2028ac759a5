import {
  eventLabel,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '../../../src/features/webhooks/rules.ts';
import type { EndpointFields, WebhookEndpoint } from '../../../src/features/webhooks/schema.ts';
import type { ComparedField } from '../../admin/edit-conflict-dialog.tsx';

/** The form's values: each event is a boolean field. */
export type EndpointDraft = {
  url: string;
  description: string;
  chosen: Record<string, boolean>;
  includesDetails: boolean;
};

/** The field name of an event, without dots, which would make it a nested path. */
export const fieldOf = (type: WebhookEventType) => type.replace('.', '_');

export const draftOf = (endpoint?: WebhookEndpoint): EndpointDraft => ({
  url: endpoint?.url ?? '',
  description: endpoint?.description ?? '',
  chosen: Object.fromEntries(
    WEBHOOK_EVENT_TYPES.map((type) => [fieldOf(type), endpoint?.events.includes(type) ?? false]),
  ),
  includesDetails: endpoint?.includesDetails ?? false,
});

export const fieldsOf = ({ chosen, ...rest }: EndpointDraft): EndpointFields => ({
  ...rest,
  events: WEBHOOK_EVENT_TYPES.filter((type) => chosen[fieldOf(type)]),
});

/** The fields as text, to compare two versions. */
export const COMPARED_FIELDS: readonly ComparedField<EndpointDraft>[] = [
  { name: 'Address', read: ({ url }) => url },
  { name: 'Description', read: ({ description }) => description },
  { name: 'Events', read: (draft) => fieldsOf(draft).events.map(eventLabel).join(', ') },
  { name: 'Client details', read: (draft) => (draft.includesDetails ? 'Sent' : 'Not sent') },
];

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
