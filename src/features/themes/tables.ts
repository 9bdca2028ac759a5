import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const themesTables = {
  themeSettings: {
    columns: {
      id: 'text',
      name: 'text',
      displayName: 'text',
      description: 'text',
      cssVariables: 'text',
      isActive: 'boolean',
      isDefault: 'boolean',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
  },
} as const satisfies TablePolicies;
