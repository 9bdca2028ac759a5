/**
 * Message statuses that staff filter by. Read and resolved are independent flags; `waiting` means without an answer.
 * Spam and deleted messages have no other status.
 */
export const SUBMISSION_STATUSES = [
  'new',
  'waiting',
  'unresolved',
  'resolved',
  'spam',
  'deleted',
] as const;

export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Filters by assignee: assigned to the caller, or unassigned. */
export const ASSIGNMENTS = ['mine', 'unassigned'] as const;

/** The columns that the list of messages can be sorted by. */
export const SUBMISSION_SORTS = ['received', 'due', 'name', 'status'] as const;

/** How a message was answered. `resolved`: it was marked as resolved without a reply. */
export const ANSWERS = ['reply', 'phone', 'resolved'] as const;

export type Answer = (typeof ANSWERS)[number];

/** The states that a bulk change can set. Resolved implies read; `answered` is by phone. */
export const BULK_STATES = [
  'read',
  'resolved',
  'answered',
  'assigned',
  'spam',
  'not_spam',
  'deleted',
  'restored',
] as const;

export type BulkState = (typeof BULK_STATES)[number];
