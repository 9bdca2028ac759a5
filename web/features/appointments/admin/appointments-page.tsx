import { useState } from 'react';
import { APPOINTMENT_STATUSES } from '../../../../src/features/appointments/rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import screen from '../../../admin/screen.module.css';
import { Screen } from '../../../admin/screen.tsx';
import { SearchBox } from '../../../admin/search-box.tsx';
import { formatZone } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import list from './appointment-list.module.css';
import { AppointmentList } from './appointment-list.tsx';
import type { AppointmentSearch, OnSearch } from './appointment-search.ts';
import { BlockTimeDialog } from './block-time-dialog.tsx';
import { BookDialog } from './book-dialog.tsx';
import { StatusCards } from './status-cards.tsx';
import { STATUS_WORDS } from './status-words.ts';
import { useAppointmentActions } from './use-appointment-actions.ts';
import { WeekCalendar } from './week-calendar.tsx';

const VIEWS = [
  { key: 'list', title: 'List' },
  { key: 'week', title: 'Week' },
] as const;

/** Who comes when, and what staff do about it. */
export function AppointmentsPage({
  search,
  onSearch,
}: {
  search: AppointmentSearch;
  onSearch: OnSearch;
}) {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const { appointments, timeOff } = trpc.useUtils();
  const [making, setMaking] = useState<'booking' | 'block'>();
  const actions = useAppointmentActions();
  const { zone, city } = firm;
  const common = { search, zone, actions, onSearch };
  return (
    <Screen
      title="Appointments"
      lead={`All times are ${formatZone(zone)} (${city}).`}
      actions={
        <>
          <Button variant="primary" onClick={() => setMaking('booking')}>
            Book for a client
          </Button>
          <Button onClick={() => setMaking('block')}>Block time</Button>
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
        tabs={VIEWS}
        current={search.view ?? 'list'}
        onChange={(view) => onSearch({ view: view === 'week' ? view : undefined })}
      >
        {search.view === 'week' ? (
          <WeekCalendar {...common} />
        ) : (
          <>
            <Filters search={search} onSearch={onSearch} />
            <AppointmentList {...common} />
          </>
        )}
      </Tabs>
      {search.open && (
        <AppointmentDialog
          id={search.open}
          zone={zone}
          actions={actions}
          onClose={() => onSearch({ cursor: search.cursor, open: undefined }, { replace: true })}
        />
      )}
      {making === 'booking' && <BookDialog zone={zone} onClose={() => setMaking(undefined)} />}
      {making === 'block' && <BlockTimeDialog zone={zone} onClose={() => setMaking(undefined)} />}
    </Screen>
  );
}

function Filters({ search, onSearch }: { search: AppointmentSearch; onSearch: OnSearch }) {
  const { q, status, order } = search;
  return (
    <div className={`${screen.tools} ${list.tools}`}>
      <SearchBox
        label="Search by name, e-mail or phone"
        value={q ?? ''}
        onChange={(text) => onSearch({ q: text }, { replace: true })}
      />
      <select
        className="input"
        aria-label="Status"
        value={status ?? ''}
        onChange={(event) =>
          onSearch({ status: APPOINTMENT_STATUSES.find((each) => each === event.target.value) })
        }
      >
        <option value="">All statuses</option>
        {APPOINTMENT_STATUSES.map((each) => (
          <option key={each} value={each}>
            {STATUS_WORDS[each]}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label="Which days"
        value={order ?? ''}
        onChange={(event) => onSearch({ order: event.target.value ? 'all' : undefined })}
      >
        <option value="">From today on</option>
        <option value="all">All, the latest first</option>
      </select>
      {(q || status) && (
        <Button variant="quiet" onClick={() => onSearch({ q: undefined, status: undefined })}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}
