import { FIRM_HOST } from '../../../../src/features/scheduling/rules.ts';
import { addDaysTo } from '../../../../src/platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import type { OnSearch } from '../../../admin/list-search.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useConsultationTypes } from '../../scheduling/use-consultation-types.ts';
import type { AppointmentSearch } from './appointment-definitions.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekBoard } from './week-board.tsx';
import type { WeekActions } from './week-day.tsx';
import { entriesOf } from './week-entries.ts';
import { currentMonday, mondayOf } from './week-grid.ts';
import { lanesOf } from './week-lanes.ts';

/**
 * The week view of the appointments: one column per day, whose rows are the hours of the day or the hosts. `day` shows
 * one day only, as phones always do.
 */
export function WeekCalendar({
  search,
  zone,
  onSearch,
  actions,
}: {
  search: AppointmentSearch;
  zone: string;
  onSearch: OnSearch<AppointmentSearch>;
  actions: Omit<WeekActions, 'onDay'>;
}) {
  const office = useConsultationTypes();
  const { day, week = day, office: place } = search;
  const monday = week
    ? mondayOf(week)
    : currentMonday(localDateOf(new Date(), zone), office.isOpenOn);
  const chosen = Number(search.host);
  const only = office.hasHost(chosen) ? chosen : undefined;
  const inOffice = (host: number) => !place || office.officeOf(host) === place;
  const query = trpc.appointments.calendar.useQuery({ from: monday, to: addDaysTo(monday, 6) });
  return (
    <>
      <WeekBar search={search} monday={monday} office={office} onSearch={onSearch} />
      <QueryState query={query} what="The week">
        {(found) => {
          const entries = entriesOf(found, search.status).filter(
            ({ hostNumber }) => hostNumber === null || inOffice(hostNumber),
          );
          const lanes = lanesOf(office, {
            only,
            isByPerson: search.lanes === 'person',
            entries,
          }).filter(({ host }) => host === undefined || inOffice(host));
          const isMixed = lanes.length === 1 && only === undefined && office.hasSeveralHosts;
          const named = isMixed ? entriesOf(found, search.status, office.hostName) : entries;
          const active = office.hosts.map(({ number }) => number);
          const all = (active.length > 0 ? active : [FIRM_HOST]).filter(inOffice);
          return (
            <WeekBoard
              monday={monday}
              day={day}
              lanes={lanes}
              hosts={only === undefined ? all : [only]}
              entries={named.filter(
                ({ hostNumber }) => hostNumber === null || inOffice(hostNumber),
              )}
              office={office}
              zone={zone}
              actions={{ ...actions, onDay: (date) => onSearch({ day: date }) }}
            />
          );
        }}
      </QueryState>
    </>
  );
}
