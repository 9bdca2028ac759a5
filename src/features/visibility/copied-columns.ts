import type { CopiedColumns } from '../migration/source/copied-columns.ts';

/** How the migration wizard copies each column of the documented table. */
export const visibilityCopiedColumns = {
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
} as const satisfies CopiedColumns;
