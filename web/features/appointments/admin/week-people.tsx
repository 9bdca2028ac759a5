import { ChoiceFilter } from '../../../admin/choice-filter.tsx';
import type { OnSearch } from '../../../admin/list-search.ts';
import { Segmented } from '../../../admin/segmented.tsx';
import type { Office } from '../../scheduling/describe-office.ts';
import type { AppointmentSearch } from './appointment-list.tsx';

const WAYS = [
  { value: 'all', text: 'All' },
  { value: 'person', text: 'By person' },
] as const;

/** Chooses whom the week shows: all hosts in one lane, a lane per host, or one host. */
export function WeekPeople({
  search: { lanes, host },
  office: { hosts, hostName },
  onSearch,
}: {
  search: AppointmentSearch;
  office: Office;
  onSearch: OnSearch<AppointmentSearch>;
}) {
  return (
    <>
      <Segmented
        label="Lanes"
        options={WAYS}
        value={lanes ?? 'all'}
        onChange={(way) => onSearch({ lanes: way === 'person' ? way : undefined, host: undefined })}
      />
      <ChoiceFilter
        label="Person"
        all="Everybody"
        options={hosts.map(({ number }) => ({ value: String(number), label: hostName(number) }))}
        value={host === undefined ? undefined : String(host)}
        onChange={(chosen) => onSearch({ host: chosen === undefined ? undefined : Number(chosen) })}
      />
    </>
  );
}
