import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const documentsTables = {
  documentRequests: {
    live: 'documents',
    erased: 'with people',
    columns: {
      id: 'exported',
      personId: 'exported',
      toEmail: 'exported',
      toName: 'exported',
      clientLanguage: 'exported',
      message: 'exported',
      askedAt: 'exported',
      remindedAt: 'exported',
      expiresAt: 'exported',
      closedAt: 'exported',
      createdAt: 'exported',
      updatedAt: 'exported',
    },
    // The token opens the client's page.
    internal: 'createdBy isReminderHeld tokenHash',
  },
  documentRequestItems: {
    live: 'documents',
    erased: 'with documentRequests',
    columns: {
      id: 'exported',
      requestId: 'exported',
      position: 'exported',
      label: 'exported',
      createdAt: 'exported',
    },
  },
  documents: {
    live: 'documents',
    erased: 'with documentRequests',
    columns: {
      id: 'exported',
      requestId: 'exported',
      itemId: 'exported',
      direction: 'exported',
      type: 'exported',
      sizeBytes: 'exported',
      state: 'exported',
      refusal: 'exported',
      scan: 'exported',
      downloadedAt: 'exported',
      settledAt: 'exported',
      createdAt: 'exported',
      updatedAt: 'exported',
    },
    // Name and key are sealed, and the place is a derived name.
    internal: 'answerPlace checkDueAt checkFailures createdBy dataKey name noticedAt',
  },
  documentParts: { erased: 'with documents', internal: 'bytes documentId number' },
} as const satisfies TablePolicies;
