import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const questionnairesTables = {
  questionnaires: { live: 'questions' },
  questionnaireVersions: { live: 'questions' },
  questionRequests: {
    live: 'questions',
    erased: 'deleted or changed',
    columns: {
      id: 'exported',
      appointmentId: 'exported',
      firstName: 'exported',
      lastName: 'exported',
      email: 'exported',
      clientLanguage: 'exported',
      contactPreferences: 'exported',
      legalName: 'exported',
      formerNames: 'exported',
      otherName: 'exported',
      otherAttorney: 'exported',
      otherPeople: 'exported',
      namesAt: 'exported',
      sentAt: 'exported',
      changedAt: 'exported',
      remindedAt: 'exported',
      expiresAt: 'exported',
      revokedAt: 'exported',
      eraseAfter: 'exported',
      createdAt: 'exported',
    },
    // Secrets of the link, what was asked, which is in the export with the answers, and what staff did.
    internal: 'versionId tokenHash linkId clearedAt clearedBy askedBy askedById updatedAt',
  },
  questionAnswers: {
    live: 'questions',
    erased: 'with questionRequests',
    columns: { answeredAt: 'exported' },
    // The export has the answers themselves.
    internal: 'id requestId sealed',
  },
} as const satisfies TablePolicies;
