import type { ReactNode } from 'react';
import {
  EMAIL_FILTER_LABELS,
  EMAIL_FILTERS,
  EMAIL_KIND_LABELS,
  EMAIL_KINDS,
  type EmailFilterState,
} from '../../../src/features/email/rules.ts';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import { CountedFilter } from '../../admin/counted-filter.tsx';
import { FilterBar } from '../../admin/filter-bar.tsx';
import type { OnSearch } from '../../admin/list-search.ts';
import type { MailSearch } from './mail-search.ts';

/** Caught mails are only listed where there are any. */
const statesOf = (caught = 0) =>
  EMAIL_FILTERS.filter((value) => value !== 'caught' || caught > 0).map((value) => ({
    value,
    text: EMAIL_FILTER_LABELS[value],
  }));
const KINDS = EMAIL_KINDS.map((value) => ({ value, label: EMAIL_KIND_LABELS[value] }));

export function MailFilters({
  filter,
  counts,
  onSearch,
  end,
}: {
  filter: Pick<MailSearch, 'q' | 'state' | 'kind'>;
  counts: Readonly<Record<EmailFilterState | 'all', number>> | undefined;
  onSearch: OnSearch<MailSearch>;
  /** Other controls of the list, at the end. */
  end: ReactNode;
}) {
  return (
    <FilterBar searchLabel="Search by receiver" filter={filter} onSearch={onSearch} end={end}>
      <CountedFilter
        label="State"
        options={statesOf(filter.state === 'caught' ? 1 : counts?.caught)}
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
