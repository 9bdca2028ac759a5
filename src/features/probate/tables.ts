import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const probateTables = {
  probateCalculations: {
    live: 'probate',
    erased: 'deleted',
    columns: {
      id: 'exported text',
      userEmail: 'exported text',
      clientLanguage: 'exported text',
      estateValue: 'exported decimal',
      realEstateValue: 'exported decimal',
      attorneyFees: 'exported decimal',
      executorFees: 'exported decimal',
      courtCosts: 'exported decimal',
      totalProbate: 'exported decimal',
      trustCost: 'exported decimal',
      savings: 'exported decimal',
      calculatorId: 'exported text',
      calculatorVersion: 'exported integer',
      attorneyFeesLow: 'exported decimal',
      executorFeesLow: 'exported decimal',
      courtCostsLow: 'exported decimal',
      totalProbateLow: 'exported decimal',
      createdAt: 'exported instant',
      search: 'derived',
    },
  },
} as const satisfies TablePolicies;
