import {
  EMAIL_KINDS,
  EMAIL_STATES,
  type EmailKind,
  type EmailState,
} from '../../../src/features/email/rules.ts';
import { type ListSearch, oneOf, readListSearch, textOf } from '../../admin/list-search.ts';

/** Search parameters of the mails page: filters, pagination cursor and the open mail. */
export type MailSearch = ListSearch & {
  state?: EmailState | undefined;
  kind?: EmailKind | undefined;
  open?: string | undefined;
};

export const readMailSearch = (search: Record<string, unknown>): MailSearch =>
  readListSearch(search, {
    state: oneOf(EMAIL_STATES, search.state),
    kind: oneOf(EMAIL_KINDS, search.kind),
    open: textOf(search.open),
  });
