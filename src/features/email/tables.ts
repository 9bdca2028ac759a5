import type { TablePolicies } from '../../platform/tables/table-policy.ts';
import { MAIL_SECRETS } from './settings/rules.ts';

export const emailTables = {
  outboxEmails: {
    live: 'email',
    erased: 'deleted',
    columns: {
      id: 'exported',
      kind: 'exported',
      toEmail: 'exported',
      toName: 'exported',
      subject: 'exported',
      textBody: 'exported',
      state: 'exported',
      isCaught: 'exported',
      skipReason: 'exported',
      lastError: 'exported',
      senderEmail: 'exported',
      serverName: 'exported',
      serverAnswer: 'exported',
      createdAt: 'exported',
      sentAt: 'exported',
    },
    // The HTML and the attachment repeat the text; the payload may hold a sealed token.
    internal:
      'attachments attempts dedupeKey dueAt failingSince htmlBody messageId payload search takenUntil waitsForServer',
  },
  emailSettings: {
    columns: {
      id: 'text',
      provider: 'text',
      isActive: 'boolean',
      config: 'config',
      problem: 'working state',
      problemAt: 'working state',
      testedAt: 'working state',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
    secrets: { kindColumn: 'provider', names: MAIL_SECRETS },
  },
} as const satisfies TablePolicies;
