/** Example calculation for the API description. */
export const CALCULATION = {
  estateValue: '500000.00',
  realEstateValue: '0.00',
  attorneyFees: '10000.00',
  executorFees: '10000.00',
  courtCosts: '1500.00',
  totalProbate: '21500.00',
  trustCost: '3000.00',
  savings: '18500.00',
  userEmail: 'dana@example.com',
};

export const SAVED_CALCULATION = {
  id: 'c1b6a1de-52a9-4a27-8b6c-0d5a6c1f4b33',
  ...CALCULATION,
  createdAt: '2031-03-10T14:00:00.000Z',
};
