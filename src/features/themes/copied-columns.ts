import type { CopiedColumns } from '../migration/source/copied-columns.ts';

/** How the migration wizard copies each column of the documented table. */
export const themesCopiedColumns = {
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
} as const satisfies CopiedColumns;
