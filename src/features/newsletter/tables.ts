import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const newsletterTables = {
  letterRecipients: {
    live: 'newsletter',
    erased: 'detached from newsletterSubscribers',
    columns: {
      id: 'exported',
      letterId: 'exported',
      state: 'exported',
      settledAt: 'exported',
      createdAt: 'exported',
    },
    internal: 'subscriberId tokenHash',
  },
  letters: { live: 'newsletter' },
  newsletterSubscribers: {
    live: 'newsletter',
    erased: 'deleted',
    columns: {
      id: 'exported',
      email: 'exported',
      status: 'exported',
      consentText: 'exported',
      clientLanguage: 'exported',
      consentedAt: 'exported',
      confirmedAt: 'exported',
      unsubscribedAt: 'exported',
      createdAt: 'exported',
      lettersRefused: 'exported',
      lettersStoppedAt: 'exported',
      lettersStoppedBecause: 'exported',
    },
    // The token can end the subscription.
    internal: 'search tokenHash',
  },
} as const satisfies TablePolicies;
