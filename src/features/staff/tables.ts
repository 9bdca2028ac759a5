import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const staffTables = {
  users: {
    live: 'staff',
    erased: 'kept',
    columns: {
      id: 'exported text',
      username: 'exported text',
      email: 'exported text',
      role: 'exported text',
      areas: 'exported json',
      createdAt: 'exported instant',
      password: 'secret',
      attorneyId: 'text',
      sub: 'text',
      search: 'derived',
    },
  },
  staffInvitations: {
    live: 'staff',
    erased: 'deleted',
    columns: {
      id: 'exported',
      email: 'exported',
      role: 'exported',
      areas: 'exported',
      invitedBy: 'exported',
      createdAt: 'exported',
      expiresAt: 'exported',
    },
    internal: 'attorneyId',
  },
  sessionCutoffs: {
    erased: 'kept',
    columns: { endedBefore: 'exported' },
    internal: 'userId',
  },
  sessionConfirmations: {
    erased: 'kept',
    columns: { confirmedAt: 'exported' },
    internal: 'session userId',
  },
  listSettings: {
    erased: 'changed',
    columns: { list: 'exported', layout: 'exported', views: 'exported' },
    internal: 'userId',
  },
} as const satisfies TablePolicies;
