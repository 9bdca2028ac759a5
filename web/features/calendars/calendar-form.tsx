import { useEffect, useRef } from 'react';
import { Button } from '../../admin/button.tsx';
import styles from '../../admin/provider-settings/provider-settings.module.css';
import { type OnDirty, useReportDirty } from '../../admin/use-report-dirty.ts';
import rows from '../../ui/rows.module.css';
import { CalendarFields } from './calendar-fields.tsx';
import { fullCalendarName } from './calendar-name.ts';
import type { Calendar } from './calendar-tab.tsx';
import { ConnectionTest, useConnectionTest } from './connection-test.tsx';
import { useCalendarForm } from './use-calendar-form.ts';

/** Form for a new or existing calendar connection. */
export function CalendarForm({
  edited,
  onDirty,
  onDone,
}: {
  edited: Calendar | undefined;
  onDirty: OnDirty;
  onDone: () => void;
}) {
  const { form, read, submit, isPending } = useCalendarForm(edited, onDone);
  const connectionTest = useConnectionTest(form, read);
  useReportDirty(form.isDirty(), onDirty);
  const heading = useRef<HTMLHeadingElement>(null);
  // Depends on a boolean, because a refetch creates a new object and must not move the focus while somebody fills in
  // the form.
  const isEdit = edited !== undefined;
  useEffect(() => {
    if (isEdit) heading.current?.focus();
  }, [isEdit]);
  return (
    <section className={rows.box} aria-labelledby="calendar-form">
      <div className={rows.head}>
        <h2 id="calendar-form" ref={heading} tabIndex={-1}>
          {edited ? `Edit ${fullCalendarName(edited)}` : 'Add a calendar'}
        </h2>
      </div>
      <form className={styles.form} noValidate onSubmit={submit}>
        <CalendarFields form={form} edited={edited} />
        <ConnectionTest {...connectionTest} />
        <div className={`${styles.buttons} ${styles.grow}`}>
          <Button type="submit" variant="filled" pending={isPending}>
            {edited ? 'Save Calendar' : 'Add Calendar'}
          </Button>
          {edited && <Button onClick={onDone}>Cancel</Button>}
        </div>
      </form>
    </section>
  );
}
