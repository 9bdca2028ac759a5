import {
  ASSIGNMENTS,
  SUBMISSION_SORTS,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '../../../src/features/contact/rules.ts';
import { isListKey } from '../../../src/features/firm/practice-areas/rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import { dayOf, type ListSearch, oneOf, readListSearch, textOf } from '../../admin/list-search.ts';

/** Search parameters of the messages page: filters, order, pagination cursor and the open message. */
export type SubmissionSearch = ListSearch & {
  status?: SubmissionStatus | undefined;
  practiceArea?: string | undefined;
  assigned?: (typeof ASSIGNMENTS)[number] | undefined;
  /** Local dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: Sort<(typeof SUBMISSION_SORTS)[number]> | undefined;
  open?: string | undefined;
};

export const readSubmissionSearch = (search: Record<string, unknown>): SubmissionSearch =>
  readListSearch(search, {
    status: oneOf(SUBMISSION_STATUSES, search.status),
    practiceArea: isListKey(search.practiceArea) ? search.practiceArea : undefined,
    assigned: oneOf(ASSIGNMENTS, search.assigned),
    from: dayOf(search.from),
    to: dayOf(search.to),
    sort: oneOf(sortsOf(SUBMISSION_SORTS), search.sort),
    open: textOf(search.open),
  });
