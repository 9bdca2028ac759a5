import { lazy, Suspense, useState } from 'react';
import { FIRM_HOST } from '../../../../src/features/scheduling/rules.ts';
import { formatCount } from '../../../../src/platform/pagination/rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button, LinkButton } from '../../../admin/button.tsx';
import { CsvExportButton } from '../../../admin/csv-export-button.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { Tabs } from '../../../admin/tabs.tsx';
import { useAdminSearch } from '../../../admin/use-admin-search.ts';
import { useCan } from '../../../admin/use-can.ts';
import { formatZone } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { APPOINTMENTS, AppointmentList } from './appointment-list.tsx';
import { PastOpenList } from './past-open-list.tsx';
import { StatusCards } from './status-cards.tsx';
import { useAppointmentActions } from './use-appointment-actions.ts';

// Loaded when one is opened: the screen starts with the list.
const loadDialogs = () => import('./dialogs.ts');
const AppointmentDialog = lazy(async () => ({ default: (await loadDialogs()).AppointmentDialog }));
const BlockTimeDialog = lazy(async () => ({ default: (await loadDialogs()).BlockTimeDialog }));
const BookDialog = lazy(async () => ({ default: (await loadDialogs()).BookDialog }));
const BookFromMessage = lazy(async () => ({ default: (await loadDialogs()).BookFromMessage }));
const WeekCalendar = lazy(async () => ({
  default: (await import('./week-calendar.tsx')).WeekCalendar,
}));

export function AppointmentsPage() {
  const [search, onSearch] = useAdminSearch(APPOINTMENTS.readers);
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { appointments, timeOff } = trpc.useUtils();
  /** The open form, with its initial local date and time and host. */
  const [making, setMaking] = useState<{
    what: 'booking' | 'block';
    start?: string;
    host?: number;
  }>();
  /** The suggested time and host in the dialog of an appointment; by default its current ones. */
  const [move, setMove] = useState<{ id: string; to?: string; host?: number }>();
  const { data: counts } = trpc.appointments.counts.useQuery();
  const can = useCan();
  const actions = useAppointmentActions();
  const { zone, city } = firm;
  return (
    <Screen
      title="Appointments"
      lead={`All times are ${formatZone(zone)} (${city}).`}
      actions={
        <>
          <Button
            permission="appointments.change"
            variant="filled"
            onClick={() => setMaking({ what: 'booking' })}
          >
            Book for a client
          </Button>
          <Button permission="timeOff.change" onClick={() => setMaking({ what: 'block' })}>
            Block time
          </Button>
          <LinkButton to="/admin/appointments/day-sheet">Day sheet</LinkButton>
          {!search.view && (
            <CsvExportButton
              permission="appointments.export"
              path="/api/admin/appointments/export"
              fileName="appointments.csv"
              filter={{
                order: search.order ?? 'upcoming',
                status: search.status,
                q: search.q,
                sort: search.sort,
              }}
              failure="Failed to export appointments"
            />
          )}
          <Button
            onClick={() => void Promise.all([appointments.invalidate(), timeOff.invalidate()])}
          >
            <AdminIcon name="refresh" />
            Refresh
          </Button>
        </>
      }
    >
      <StatusCards
        current={search.status}
        onChoose={(status) =>
          onSearch({
            status,
            view: undefined,
            order: status === 'completed' || status === 'cancelled' ? 'all' : undefined,
          })
        }
      />
      <Tabs
        label="View"
        tabs={[
          { key: 'list', title: 'List' },
          { key: 'week', title: 'Week' },
          { key: 'over', title: `Past, not closed (${formatCount(counts?.overAndOpen)})` },
        ]}
        current={search.view ?? 'list'}
        onChange={(view) => onSearch({ view: view === 'list' ? undefined : view })}
      >
        {search.view === 'week' ? (
          <Suspense>
            <WeekCalendar
              search={search}
              zone={zone}
              onSearch={onSearch}
              actions={{
                onOpen: (open) => onSearch({ open }),
                onMove: (id, to, host) => {
                  setMove({ id, ...(to && { to }), ...(host && { host }) });
                  onSearch({ open: id });
                },
                onBook: (start, host) =>
                  setMaking({ what: 'booking', start, ...(host && { host }) }),
                onBlock: (start, host) =>
                  setMaking({ what: 'block', start, ...(host && host !== FIRM_HOST && { host }) }),
              }}
            />
          </Suspense>
        ) : search.view === 'over' ? (
          <PastOpenList actions={actions} />
        ) : (
          <AppointmentList actions={actions} />
        )}
      </Tabs>
      <Suspense>
        {search.open && (
          <AppointmentDialog
            id={search.open}
            zone={zone}
            actions={actions}
            move={move?.id === search.open ? move : undefined}
            onClose={() => {
              setMove(undefined);
              onSearch({ cursor: search.cursor, open: undefined }, { replace: true });
            }}
          />
        )}
        {search.message && can('appointments.change') && (
          <BookFromMessage
            id={search.message}
            zone={zone}
            onClose={() => onSearch({ message: undefined }, { replace: true })}
          />
        )}
        {making?.what === 'booking' && (
          <BookDialog
            zone={zone}
            start={making.start}
            host={making.host}
            onClose={() => setMaking(undefined)}
          />
        )}
        {making?.what === 'block' && (
          <BlockTimeDialog
            zone={zone}
            start={making.start}
            host={making.host}
            onClose={() => setMaking(undefined)}
          />
        )}
      </Suspense>
    </Screen>
  );
}
