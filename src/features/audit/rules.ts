/** The columns that the audit log can be sorted by. */
export const AUDIT_SORTS = ['at'] as const;
