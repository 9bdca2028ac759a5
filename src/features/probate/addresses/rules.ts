/** The sort orders of the list of addresses entered in the calculator. */
export const ADDRESS_SORTS = ['left', 'email'] as const;
