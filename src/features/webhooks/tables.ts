import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const webhooksTables = {
  webhookDeliveries: {
    live: 'webhooks',
    erased: 'with webhookEvents',
    // About the firm’s systems and their responses, not about the person.
    internal:
      'attempts claimedUntil createdAt durationMs endpointId eventId failingSince id lastAttemptAt lastError lastStatus nextAttemptAt response sequence state subject type',
  },
  webhookEndpoints: { live: 'webhooks' },
  webhookEvents: {
    erased: 'deleted or changed',
    columns: { type: 'exported', occurredAt: 'exported', data: 'exported', details: 'exported' },
    internal: 'id sequence subjectKind subjectId createdAt',
  },
} as const satisfies TablePolicies;
