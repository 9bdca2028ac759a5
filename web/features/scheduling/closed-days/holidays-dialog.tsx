import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { formatTime } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './closed-days.module.css';
import { dayWords } from './day-words.ts';
import { closeLabel, useCloseDays } from './use-close-days.tsx';

/** Dialog to close California court holidays of the next two years; those that are not closed yet are preselected. */
export function HolidaysDialog({ zone, onClose }: { zone: string; onClose: () => void }) {
  const query = trpc.closedDays.courtHolidays.useQuery(undefined, { staleTime: 0 });
  const { close, isClosing } = useCloseDays([], onClose);
  const [left, setLeft] = useState<readonly string[]>([]);
  const open = query.data?.filter(({ isClosed }) => !isClosed) ?? [];
  const chosen = open.filter(({ date }) => !left.includes(date));
  const toggle = (date: string) =>
    setLeft(left.includes(date) ? left.filter((each) => each !== date) : [...left, date]);
  const save = () => {
    const days = chosen.map(({ date, name }) => ({ firstDay: date, lastDay: date, reason: name }));
    // The toast says why it failed.
    void close({ hostNumber: null, days }).catch(() => undefined);
  };
  return (
    <Dialog
      title="California Court Holidays"
      onClose={onClose}
      lead={
        <p className="muted">The next two years. The whole firm is closed on the selected days.</p>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="filled"
            pending={isClosing}
            disabled={chosen.length === 0}
            onClick={save}
          >
            {closeLabel(chosen.length)}
          </Button>
        </>
      }
    >
      <QueryState query={query} what="The list">
        {(holidays) => (
          <ul className={styles.holidays}>
            {holidays.map(({ date, name, isClosed, appointments }) => (
              <li key={date}>
                <Checkbox
                  checked={isClosed || !left.includes(date)}
                  disabled={isClosed}
                  label={`${dayWords(date)}: ${name}`}
                  description={isClosed ? 'Already closed' : undefined}
                  onChange={() => toggle(date)}
                />
                {!isClosed && appointments.length > 0 && (
                  <p className={styles.booked}>
                    Already booked, not cancelled:{' '}
                    {appointments
                      .map((each) => `${each.name}, ${formatTime(each.scheduledDate, zone)}`)
                      .join('; ')}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  );
}
