import { useId, useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import type { OnDirty } from '../../../admin/use-report-dirty.ts';
import { DaysForm } from '../../scheduling/time-off/days-form.tsx';
import { useBlockTime } from '../../scheduling/time-off/use-block-time.tsx';
import { useRefreshTeam } from '../use-team.ts';
import styles from './leave.module.css';

/** Form to add leave: whole days, or from a time on the first day to a time on the last day. */
export function LeaveForm({
  attorney,
  name,
  onDirty,
}: {
  attorney: string;
  name: string;
  onDirty: OnDirty;
}) {
  const id = useId();
  const refreshTeam = useRefreshTeam();
  const [added, setAdded] = useState(0);
  const block = useBlockTime({
    attorney,
    onDone: () => {
      setAdded(added + 1);
      void refreshTeam();
    },
    labels: {
      success: 'Leave added',
      failure: 'Failed to add the leave',
      action: 'Add leave anyway',
      titleOf: (count) =>
        count === 1
          ? `One appointment with ${name} is booked during this leave`
          : `${count} appointments with ${name} are booked during this leave`,
    },
  });
  return (
    <DaysForm
      key={added}
      id={id}
      start={undefined}
      block={block}
      onDirty={onDirty}
      hasTimes
      className={styles.form ?? ''}
    >
      <Button variant="filled" type="submit" pending={block.isPending}>
        Add Leave
      </Button>
    </DaysForm>
  );
}
