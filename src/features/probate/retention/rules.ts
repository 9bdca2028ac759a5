/** Retention of the address that was left with a calculation; the figures are kept anonymously. */
export const CALCULATION_ADDRESS_DAYS = 365;
