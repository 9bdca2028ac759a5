import {
  EMAIL_FILTERS,
  EMAIL_KINDS,
  EMAIL_SORTS,
  type EmailFilterState,
  type EmailKind,
} from '../../../src/features/email/rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch, textOf } from '../../admin/list-search.ts';

/** Search parameters of the mails page: filters, order, pagination cursor and the open mail. */
export type MailSearch = ListSearch & {
  state?: EmailFilterState | undefined;
  kind?: EmailKind | undefined;
  sort?: Sort<(typeof EMAIL_SORTS)[number]> | undefined;
  open?: string | undefined;
};

export const readMailSearch = (search: Record<string, unknown>): MailSearch =>
  readListSearch(search, {
    state: oneOf(EMAIL_FILTERS, search.state),
    kind: oneOf(EMAIL_KINDS, search.kind),
    sort: oneOf(sortsOf(EMAIL_SORTS), search.sort),
    open: textOf(search.open),
  });
