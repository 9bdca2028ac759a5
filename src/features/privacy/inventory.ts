import type { DB } from '../../../db/schema.gen.ts';

type Columns<Table extends keyof DB> = readonly (keyof DB[Table] & string)[];

type Decisions = {
  [Table in keyof DB]?: {
    /** What a person is told who asks what is kept of them. */
    told: Columns<Table>;
    /** What they are not: how rows are found and kept apart, secrets, and what others did. */
    withheld: Columns<Table>;
  };
};

/**
 * The tables in which people stand who can be found by their address, and what is decided of each column. The
 * test beside this file knows every other table, and fails where a table or a column has no decision.
 */
export const PEOPLE = {
  contactSubmissions: {
    told: [
      'id',
      'firstName',
      'lastName',
      'email',
      'phone',
      'practiceArea',
      'message',
      'consentedAt',
      'isRead',
      'isResolved',
      'createdAt',
    ],
    withheld: ['search'],
  },
  appointments: {
    told: [
      'id',
      'firstName',
      'lastName',
      'email',
      'phone',
      'consultationType',
      'practiceArea',
      'scheduledDate',
      'endsAt',
      'duration',
      'status',
      'notes',
      'reminderSent',
      'externalEventId',
      'eraseAfter',
      'createdAt',
      'updatedAt',
    ],
    withheld: ['idempotencyKey', 'requestHash', 'search', 'timeSetAt', 'version'],
  },
  appointmentLinks: {
    told: ['createdAt', 'expiresAt', 'revokedAt'],
    // Whoever has the token can act as the client.
    withheld: ['id', 'appointmentId', 'tokenHash'],
  },
  calendarSync: {
    told: ['eventId', 'startsAt', 'endsAt', 'syncedAt'],
    withheld: [
      'appointmentId',
      'attempts',
      'beforeEndsAt',
      'beforeStartsAt',
      'calendarId',
      'claimedUntil',
      'generation',
      'lastError',
      'mayExist',
      'needsAttention',
      'nextTryAt',
      'syncedVersion',
      'wantedVersion',
    ],
  },
  probateCalculations: {
    told: [
      'id',
      'userEmail',
      'estateValue',
      'realEstateValue',
      'attorneyFees',
      'executorFees',
      'courtCosts',
      'totalProbate',
      'trustCost',
      'savings',
      'createdAt',
    ],
    withheld: [],
  },
  newsletterSubscribers: {
    told: [
      'id',
      'email',
      'status',
      'consentText',
      'consentedAt',
      'confirmedAt',
      'unsubscribedAt',
      'createdAt',
    ],
    // Whoever has the token can end the subscription.
    withheld: ['search', 'tokenHash'],
  },
  outboxEmails: {
    told: [
      'id',
      'kind',
      'toEmail',
      'toName',
      'subject',
      'textBody',
      'state',
      'isCaught',
      'skipReason',
      'lastError',
      'createdAt',
      'sentAt',
    ],
    // The page and the attachment say what the text says; the payload may hold a sealed token.
    withheld: [
      'attachments',
      'attempts',
      'dedupeKey',
      'dueAt',
      'failingSince',
      'htmlBody',
      'messageId',
      'payload',
      'search',
      'takenUntil',
      'waitsForServer',
    ],
  },
  auditLog: {
    told: ['at', 'action', 'entity', 'entityId', 'before', 'after'],
    // Who of the staff did it is about them.
    withheld: ['id', 'actor'],
  },
  users: {
    told: ['id', 'username', 'email', 'role', 'createdAt'],
    withheld: ['password', 'search', 'sub'],
  },
  'localIdentity.accounts': {
    told: ['username', 'email', 'emailVerified', 'confirmed', 'enabled', 'createdAt'],
    withheld: ['identityId', 'mustChangePassword', 'srpSalt', 'srpVerifier', 'sub'],
  },
  'localIdentity.knownClients': {
    told: ['lastUsedAt'],
    // A hash of a network address.
    withheld: ['account', 'clientHash'],
  },
  'localIdentity.sessions': {
    told: ['signedInAt', 'expiresAt', 'revokedAt'],
    withheld: [
      'account',
      'familyHash',
      'originJti',
      'previousTokenHash',
      'rotatedAt',
      'sealedToken',
      'tokenHash',
    ],
  },
} as const satisfies Decisions;
