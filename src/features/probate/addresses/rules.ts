/** The columns that the list of addresses left at the calculator can be sorted by. */
export const ADDRESS_SORTS = ['left', 'email'] as const;
