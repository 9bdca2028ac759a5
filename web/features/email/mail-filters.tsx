import type { ReactNode } from 'react';
import {
  EMAIL_KIND_LABELS,
  EMAIL_KINDS,
  EMAIL_STATE_LABELS,
  EMAIL_STATES,
  type EmailState,
} from '../../../src/features/email/rules.ts';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import { CountedFilter } from '../../admin/counted-filter.tsx';
import { FilterBar } from '../../admin/filter-bar.tsx';
import type { OnSearch } from '../../admin/list-search.ts';
import type { MailSearch } from './mail-search.ts';

const statesOf = (isCaught: boolean) =>
  EMAIL_STATES.map((value) => ({
    value,
    text: value === 'sent' && isCaught ? 'Sent or caught' : EMAIL_STATE_LABELS[value],
  }));
const KINDS = EMAIL_KINDS.map((value) => ({ value, label: EMAIL_KIND_LABELS[value] }));

export function MailFilters({
  filter,
  counts,
  isCaught,
  onSearch,
  end,
}: {
  filter: Pick<MailSearch, 'q' | 'state' | 'kind'>;
  counts: Readonly<Record<EmailState | 'all', number>> | undefined;
  /** Whether mails are currently not sent but caught in the development mailbox. */
  isCaught: boolean;
  onSearch: OnSearch<MailSearch>;
  /** Other controls of the list, at the end. */
  end: ReactNode;
}) {
  return (
    <FilterBar searchLabel="Search by receiver" filter={filter} onSearch={onSearch} end={end}>
      <CountedFilter
        label="State"
        options={statesOf(isCaught)}
        value={filter.state}
        counts={counts}
        onChange={(state) => onSearch({ state })}
      />
      <ChoiceFilter
        label="Kind of mail"
        all="All kinds"
        options={KINDS}
        value={filter.kind}
        onChange={(kind) => onSearch({ kind })}
      />
    </FilterBar>
  );
}
