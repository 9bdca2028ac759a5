/** Retention in days of the address stored with a calculation; the figures are kept anonymously. */
export const CALCULATION_ADDRESS_DAYS = 365;
