import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const visibilityTables = {
  componentVisibilitySettings: {
    columns: {
      id: 'text',
      componentKey: 'text',
      componentName: 'text',
      description: 'text',
      isVisible: 'boolean',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
  },
} as const satisfies TablePolicies;
