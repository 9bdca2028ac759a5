import type { CopiedColumns } from '../migration/source/copied-columns.ts';

/** How the migration wizard copies each column of the table. */
export const probateCopiedColumns = {
  probateCalculations: {
    columns: {
      id: 'text',
      estateValue: 'decimal',
      realEstateValue: 'decimal',
      attorneyFees: 'decimal',
      executorFees: 'decimal',
      courtCosts: 'decimal',
      totalProbate: 'decimal',
      trustCost: 'decimal',
      savings: 'decimal',
      userEmail: 'text',
      createdAt: 'instant',
      search: 'derived',
    },
  },
} as const satisfies CopiedColumns;
