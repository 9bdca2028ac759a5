import { useState } from 'react';
import type { ProposedDay } from '../../../../src/features/scheduling/closed-days/schema.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { CloseDialog } from './close-dialog.tsx';
import styles from './closed-days.module.css';
import { HolidayGroup } from './holiday-group.tsx';
import { groupsOf, isPreselected } from './holiday-groups.ts';
import { useConfirmedSets } from './holiday-status.tsx';
import { closeLabel, useCloseDays } from './use-close-days.tsx';

/**
 * Dialog to close holidays of the next two years, as the law of the firm's offices proposes them. The federal ones are
 * preselected, unless they are closed already. Local days, which no rule knows, are added in the dialog of closed days.
 */
export function HolidaysDialog({
  hosts,
  zone,
  onClose,
}: {
  hosts: Parameters<typeof CloseDialog>[0]['hosts'];
  zone: string;
  onClose: () => void;
}) {
  const query = trpc.closedDays.courtHolidays.useQuery(undefined, { staleTime: 0 });
  const statusOf = useConfirmedSets();
  const { close, isClosing } = useCloseDays([], onClose);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const [isAddingLocal, setIsAddingLocal] = useState(false);
  const isChosen = (day: ProposedDay) => changed[day.date] ?? isPreselected(day);
  const choose = (days: readonly ProposedDay[], to: boolean) =>
    setChanged({ ...changed, ...Object.fromEntries(days.map(({ date }) => [date, to])) });
  const chosen = query.data?.filter((day) => !day.isClosed && isChosen(day)) ?? [];
  const save = () => {
    const days = chosen.map(({ date, name }) => ({ firstDay: date, lastDay: date, reason: name }));
    // The toast says why it failed.
    void close({ hostNumber: null, days }).catch(() => undefined);
  };
  return (
    <Dialog
      title="Holidays"
      onClose={onClose}
      lead={
        <p className="muted">
          Proposed by rule; compare with your court’s own list. The whole firm is closed on the
          selected days of the next two years.
        </p>
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
        {(days) => (
          <>
            {groupsOf(days).map((group) => (
              <HolidayGroup
                key={group.set.id}
                group={group}
                zone={zone}
                isChosen={isChosen}
                onChoose={choose}
                status={statusOf(group.set.id)}
              />
            ))}
            <section className={styles.set}>
              <h3>Local days</h3>
              <p className="muted small">
                Days that only your county, circuit or court names are not proposed.
              </p>
              <Button onClick={() => setIsAddingLocal(true)}>Add Local Days</Button>
            </section>
          </>
        )}
      </QueryState>
      {isAddingLocal && (
        <CloseDialog hosts={hosts} host={undefined} onClose={() => setIsAddingLocal(false)} />
      )}
    </Dialog>
  );
}
