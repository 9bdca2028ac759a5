import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import type { hostCalendarSchema } from '../../../src/features/calendars/schema.ts';
import { Button } from '../../admin/button.tsx';
import { crudTexts, deletionOf } from '../../admin/crud-texts.ts';
import { EditDeleteButtons } from '../../admin/edit-delete-buttons.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import rows from '../../ui/rows.module.css';
import { fullCalendarName } from './calendar-name.ts';
import { isSyncing, POLL_INTERVAL_MS, StatusOf } from './calendar-status.tsx';
import type { Calendar } from './calendar-tab.tsx';
import { FeedAddress } from './feed-address.tsx';
import styles from './person-calendar.module.css';
import { PersonCalendarDialog } from './person-calendar-dialog.tsx';

export type HostCalendar = z.output<typeof hostCalendarSchema>;

/** Query of all hosts with their calendars and feeds; polls while a sync is in progress. */
export const useHostCalendars = () =>
  trpc.calendars.hosts.useQuery(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => isSyncing(status)) ? POLL_INTERVAL_MS : false,
  });

/** The calendar and the feed of one host: connect, edit, status, and the URL of the feed. */
export function PersonCalendar({ hostNumber }: { hostNumber: number }) {
  const query = useHostCalendars();
  const host = query.data?.find((each) => each.hostNumber === hostNumber);
  return (
    <QueryState query={{ ...query, data: query.data && (host ?? null) }} what="The calendar">
      {(found) => found && <CalendarOf host={found} />}
    </QueryState>
  );
}

function CalendarOf({ host }: { host: HostCalendar }) {
  const { name, calendar, status, feed } = host;
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="0.75rem">
      {calendar ? (
        <Connected name={name} calendar={calendar} onEdit={() => setOpen(true)} />
      ) : (
        <p className="muted small">
          No personal calendar. Appointments go to the calendar of the firm.
        </p>
      )}
      {status && (
        <div>
          <StatusOf status={status} />
        </div>
      )}
      <Group gap="0.75rem" align="flex-end">
        {!calendar && (
          <Button permission="calendars.change" onClick={() => setOpen(true)}>
            Connect Calendar<span className="visually-hidden"> of {name}</span>
          </Button>
        )}
        <FeedAddress feed={feed} owner={host} />
      </Group>
      {isOpen && <PersonCalendarDialog host={host} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function Connected({
  name,
  calendar,
  onEdit,
}: {
  name: string;
  calendar: Calendar;
  onEdit: () => void;
}) {
  const withToasts = useMutationToasts();
  const ask = useConfirm();
  const utils = trpc.useUtils();
  const remove = trpc.calendars.remove.useMutation(
    withToasts({
      ...crudTexts('delete', 'Calendar integration'),
      refresh: () => utils.calendars.invalidate(),
    }),
  );
  const fullName = fullCalendarName(calendar);
  const askAndRemove = async () => {
    const text = `${fullName} of ${name} and its keys are deleted. Upcoming appointments go to the calendar of the firm; those already in ${fullName} stay there. This can’t be undone.`;
    if (await ask(deletionOf('calendar integration', text))) remove.mutate({ id: calendar.id });
  };
  return (
    <Group gap="0.375rem 1rem" justify="space-between">
      <span className={styles.account}>{fullName}</span>
      <div className={rows.acts}>
        <EditDeleteButtons
          permission="calendars.change"
          name={`${fullName} of ${name}`}
          isDeleting={remove.isPending}
          onEdit={onEdit}
          onDelete={askAndRemove}
        />
      </div>
    </Group>
  );
}
