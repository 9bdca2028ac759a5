import { LIST_QUERY } from '../../../admin/list-query.ts';
import type { OnSearch } from '../../../admin/list-search.ts';
import { PagedList } from '../../../admin/paged-list.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { AppointmentDays } from './appointment-days.tsx';
import type { AppointmentSearch } from './appointment-search.ts';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** Appointments that are over but neither completed nor cancelled, oldest first. */
export function OverList({
  search: { cursor },
  zone,
  actions,
  onSearch,
}: {
  search: AppointmentSearch;
  zone: string;
  actions: AppointmentActions;
  onSearch: OnSearch<AppointmentSearch>;
}) {
  const list = trpc.appointments.overAndOpen.useQuery({ cursor }, LIST_QUERY);
  return (
    <PagedList
      query={list}
      filter={{}}
      empty={{
        title: 'Nothing is left open',
        text: 'Every appointment that is over is completed or cancelled.',
      }}
      noMatch={{ text: 'No appointment has all of that.' }}
      onSearch={onSearch}
    >
      {(items) => (
        <AppointmentDays
          items={items}
          zone={zone}
          actions={actions}
          onOpen={(open) => onSearch({ cursor, open })}
        />
      )}
    </PagedList>
  );
}
