import { useId } from 'react';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { CalendarFields } from './calendar-fields.tsx';
import { ConnectionTest, useConnectionTest } from './connection-test.tsx';
import styles from './person-calendar.module.css';
import type { HostCalendar } from './person-calendar.tsx';
import { useCalendarForm } from './use-calendar-form.ts';

/** Dialog to connect the calendar of a person, or to edit the connection, which can be tested before it is saved. */
export function PersonCalendarDialog({
  host: { hostNumber, name, calendar },
  onClose,
}: {
  host: HostCalendar;
  onClose: () => void;
}) {
  const formId = useId();
  const edited = calendar ?? undefined;
  const { form, read, submit, isPending } = useCalendarForm(edited, onClose, hostNumber);
  const connectionTest = useConnectionTest(form, read);
  return (
    <Dialog
      title={`Calendar of ${name}`}
      onClose={onClose}
      isDirty={form.isDirty()}
      lead={
        <p className="muted small">
          Its busy times block only the time slots of {name}, whose appointments are added to it.
        </p>
      }
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="filled" pending={isPending}>
            {edited ? 'Save Calendar' : 'Connect Calendar'}
          </Button>
        </>
      )}
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <CalendarFields form={form} edited={edited} />
        <ConnectionTest {...connectionTest} />
      </form>
    </Dialog>
  );
}
