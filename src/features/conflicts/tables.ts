import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const conflictsTables = {
  conflictChecks: {
    live: 'conflicts',
    erased: 'with contactSubmissions or appointments',
    columns: { checkedAt: 'exported' },
    // The result would tell one client whom the firm has advised or will advise, which it must keep from them
    // (California Business and Professions Code § 6068(e), Rule 1.6).
    internal: 'id messageId appointmentId requestId state version decidedBy decidedAt note',
  },
  conflictMatches: {
    live: 'conflicts',
    erased: 'with conflictChecks',
    // For the same reason: it is about somebody else.
    internal: 'checkId ownNameId knownNameId score reasons',
  },
  knownNames: {
    erased: 'with contactSubmissions or appointments',
    // Derived from messages and appointments, and deleted with them.
    internal: 'id messageId appointmentId requestId entryId role name keys createdAt',
  },
  conflictEntries: { live: 'conflicts' },
} as const satisfies TablePolicies;
