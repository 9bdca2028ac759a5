/** Message statuses that staff filter by. Read and resolved are independent flags. */
export const SUBMISSION_STATUSES = ['new', 'unresolved', 'resolved'] as const;

export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** The columns that the list of messages can be sorted by. */
export const SUBMISSION_SORTS = ['received', 'name', 'status'] as const;

/** The states that a bulk change can set. Resolved implies read. */
export const BULK_STATES = ['read', 'resolved'] as const;

export type BulkState = (typeof BULK_STATES)[number];
