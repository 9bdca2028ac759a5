import { Button } from '../../../admin/button.tsx';
import { LIST_QUERY } from '../../../admin/list-query.ts';
import type { OnSearch } from '../../../admin/list-search.ts';
import { PagedList } from '../../../admin/paged-list.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { AppointmentDays } from './appointment-days.tsx';
import type { AppointmentSearch } from './appointment-search.ts';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** A page of appointments, grouped by day. */
export function AppointmentList({
  search: { order, status, q, cursor },
  zone,
  actions,
  onSearch,
}: {
  search: AppointmentSearch;
  zone: string;
  actions: AppointmentActions;
  onSearch: OnSearch<AppointmentSearch>;
}) {
  const list = trpc.appointments.list.useQuery(
    { order: order ?? 'upcoming', status, q, cursor },
    LIST_QUERY,
  );
  const action = !order && (
    <Button onClick={() => onSearch({ order: 'all' })}>Show past ones too</Button>
  );
  return (
    <PagedList
      query={list}
      filter={{ status, q }}
      empty={{ title: 'Nothing is booked', text: 'New bookings arrive here.', action }}
      noMatch={{ text: 'No appointment has all of that.', action }}
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
