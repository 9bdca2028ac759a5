import { lazy, Suspense, useState } from 'react';
import { FIRM_HOST } from '../../../../src/features/scheduling/rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { useAdminSearch } from '../../../admin/use-admin-search.ts';
import { useCan } from '../../../admin/use-can.ts';
import { trpc } from '../../../lib/trpc.ts';
import { APPOINTMENTS } from './appointment-definitions.ts';
import { AppointmentList } from './appointment-list.tsx';
import styles from './appointments-page.module.css';
import { MoreItems, type Tool } from './more-items.tsx';
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
  /** The open form, with its initial local date and time and host. */
  const [making, setMaking] = useState<{
    what: 'booking' | 'block';
    start?: string;
    host?: number;
  }>();
  /** The suggested time and host in the dialog of an appointment; by default its current ones. */
  const [move, setMove] = useState<{ id: string; to?: string; host?: number }>();
  const [tools, setTools] = useState<readonly Tool[]>([]);
  const toggle = (tool: Tool) =>
    setTools(tools.includes(tool) ? tools.filter((each) => each !== tool) : [...tools, tool]);
  const can = useCan();
  const actions = useAppointmentActions();
  const { zone } = firm;
  return (
    <Screen
      title="Appointments"
      actions={
        <>
          <Button permission="timeOff.change" onClick={() => setMaking({ what: 'block' })}>
            Block time
          </Button>
          <Button
            permission="appointments.change"
            variant="filled"
            onClick={() => setMaking({ what: 'booking' })}
          >
            <AdminIcon name="plus" />
            <span>
              Book<span className={styles.wide}> for a client</span>
            </span>
          </Button>
        </>
      }
      more={<MoreItems search={search} tools={tools} onTool={toggle} />}
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
              onBook: (start, host) => setMaking({ what: 'booking', start, ...(host && { host }) }),
              onBlock: (start, host) =>
                setMaking({ what: 'block', start, ...(host && host !== FIRM_HOST && { host }) }),
            }}
          />
        </Suspense>
      ) : (
        <>
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
          <AppointmentList actions={actions} tools={tools} />
        </>
      )}
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
