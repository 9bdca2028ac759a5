import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { calendarSettingSchema } from '../../../src/features/calendars/schema.ts';
import { IfCan } from '../../admin/if-can.tsx';
import { InfoNote } from '../../admin/info-note.tsx';
import { ListLimit } from '../../admin/list-limit.tsx';
import styles from '../../admin/provider-settings/provider-settings.module.css';
import { QueryState } from '../../admin/query-state.tsx';
import type { OnDirty } from '../../admin/use-report-dirty.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import rows from '../../ui/rows.module.css';
import { CalendarFeed } from './calendar-feed.tsx';
import { CalendarForm } from './calendar-form.tsx';
import { CalendarRow } from './calendar-row.tsx';
import { CalendarStatus } from './calendar-status.tsx';
import { PersonCalendars } from './person-calendars.tsx';

export type Calendar = z.output<typeof calendarSettingSchema>;

/** The connected calendars, and the form to add or edit one. */
export function CalendarTab({ onDirty }: { onDirty: OnDirty }) {
  const list = trpc.calendars.list.useQuery();
  const [edited, setEdited] = useState<Calendar>();
  const heading = useRef<HTMLHeadingElement>(null);
  const stopEditing = () => {
    setEdited(undefined);
    heading.current?.focus();
  };
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <section className={rows.box} aria-labelledby="calendars">
          <div className={rows.head}>
            <h2 id="calendars" ref={heading} tabIndex={-1}>
              Connected calendars
            </h2>
          </div>
          <CalendarStatus />
          <QueryState
            query={list}
            what="The list"
            isEmpty={(calendars) => calendars.length === 0}
            empty={
              <div className={styles.empty}>
                <EmptyState title="No calendar yet">
                  <IfCan permission="calendars.change">
                    <p className="muted">Connect one with the form, then activate it.</p>
                  </IfCan>
                </EmptyState>
              </div>
            }
          >
            {(calendars) => (
              <>
                <ul className={rows.rows}>
                  {calendars.map((calendar) => (
                    <CalendarRow
                      key={calendar.id}
                      calendar={calendar}
                      onEdit={() => setEdited(calendar)}
                      onRemoved={() =>
                        setEdited((now) => (now?.id === calendar.id ? undefined : now))
                      }
                    />
                  ))}
                </ul>
                <ListLimit shown={calendars.length} />
              </>
            )}
          </QueryState>
          <InfoNote>
            Only one calendar is active at a time. A new one stays inactive until you activate it;
            upcoming appointments then move to it from the previous one.
          </InfoNote>
        </section>
        <PersonCalendars />
        <CalendarFeed />
      </div>
      <IfCan permission="calendars.change">
        <CalendarForm
          key={edited?.id ?? 'new'}
          edited={edited}
          onDirty={onDirty}
          onDone={stopEditing}
        />
      </IfCan>
    </div>
  );
}
