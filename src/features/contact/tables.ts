import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const contactTables = {
  contactSubmissions: {
    live: 'contact',
    erased: 'deleted',
    columns: {
      id: 'exported text',
      firstName: 'exported text',
      lastName: 'exported text',
      email: 'exported text',
      phone: 'exported text',
      practiceArea: 'exported text',
      message: 'exported text',
      contactPreferences: 'exported json',
      otherSide: 'exported text',
      clientLanguage: 'exported text',
      consentedAt: 'exported instant',
      consentText: 'exported text',
      isRead: 'exported boolean',
      isResolved: 'exported boolean',
      createdAt: 'exported instant',
      answeredAt: 'exported instant',
      answeredHow: 'exported text',
      isSpam: 'exported boolean',
      suspectedSpam: 'exported boolean',
      deletedAt: 'exported instant',
      // Derived from the time of arrival.
      answerDueAt: 'derived',
      // About staff.
      assignedTo: 'text',
      search: 'derived',
    },
  },
  messageReplies: {
    live: 'contact',
    erased: 'with contactSubmissions',
    columns: { submissionId: 'exported', body: 'exported', createdAt: 'exported' },
    internal: 'id sentBy',
  },
  replyTemplates: { live: 'contact' },
} as const satisfies TablePolicies;
