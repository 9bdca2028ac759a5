/** States of a message by which staff look for it. Read and resolved are independent of each other. */
export const SUBMISSION_STATUSES = ['new', 'unresolved', 'resolved'] as const;

export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];
