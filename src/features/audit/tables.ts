import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const auditTables = {
  auditLog: {
    erased: 'changed',
    columns: {
      at: 'exported',
      action: 'exported',
      entity: 'exported',
      entityId: 'exported',
      before: 'exported',
      after: 'exported',
    },
    // The actor is personal data of the staff member.
    internal: 'id actor',
  },
} as const satisfies TablePolicies;
