/** Message statuses that staff filter by. Read and resolved are independent flags. */
export const SUBMISSION_STATUSES = ['new', 'unresolved', 'resolved'] as const;

export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];
