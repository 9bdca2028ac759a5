/**
 * The request body of a calculation for an estate of a million dollars, as the form sends it without an email address.
 */
export const calculationBody = (changes: object = {}) => ({
  estateValue: '1000000',
  realEstateValue: '0',
  attorneyFees: '17500',
  executorFees: '17500.00',
  courtCosts: '3000',
  totalProbate: '38000',
  trustCost: '3000',
  savings: '35000',
  ...changes,
});
