import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const agreementsTables = {
  agreements: {
    live: 'agreements',
    erased: 'deleted or changed',
    columns: {
      id: 'exported',
      name: 'exported',
      clientName: 'exported',
      clientEmail: 'exported',
      attorney: 'exported',
      language: 'exported',
      negotiatedLanguage: 'exported',
      isTranslationOwed: 'exported',
      state: 'exported',
      expiresAt: 'exported',
      sentAt: 'exported',
      remindedAt: 'exported',
      translationTakenAt: 'exported',
      readAt: 'exported',
      signedAt: 'exported',
      countersignedAt: 'exported',
      endedAt: 'exported',
      eraseAfter: 'exported',
      createdAt: 'exported',
    },
    // The export has the texts of the sealed columns, except those of drafts. Anyone with the link can sign.
    internal:
      'templateId templateNumber messageId appointmentId terms document documentHash translation translationHash pdf pdfHash linkId linkHash linkExpiresAt approvedAt replacesId chainLength chainHash preparedBy preparedById updatedAt',
  },
  agreementEvents: {
    live: 'agreements',
    erased: 'with agreements',
    columns: { number: 'exported', kind: 'exported', at: 'exported' },
    internal: 'agreementId actor facts factsHash previousHash entryHash',
  },
  agreementTemplates: { live: 'agreements' },
  agreementTemplateVersions: {},
  agreementSettings: {},
} as const satisfies TablePolicies;
