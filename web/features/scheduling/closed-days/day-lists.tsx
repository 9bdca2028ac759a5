import type { ReactNode } from 'react';
import type { ClosedDays } from '../../../../src/features/scheduling/closed-days/schema.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import styles from './closed-days.module.css';
import { daysWords, dayWords, whose } from './day-words.ts';
import { useCloseDays } from './use-close-days.tsx';

type Hosts = readonly { number: number; name: string | null }[];

/** The closed days of a year as a list, each with a button to reopen it. */
export function ClosedList({ days, hosts }: { days: readonly ClosedDays[]; hosts: Hosts }) {
  const locale = useLocale();
  const { open, openingId } = useCloseDays(days);
  return (
    <DayList title="Closed" none="No day is closed.">
      {days.map(({ id, hostNumber, reason, ...range }) => (
        <Item
          key={id}
          title={daysWords(range, locale)}
          text={[whose(hostNumber, hosts), reason].filter(Boolean).join(': ')}
          action={`Reopen: ${daysWords(range, locale)}`}
          pending={openingId === id}
          onAction={() => open(id)}
        />
      ))}
    </DayList>
  );
}

export type ExtraHours = {
  id: string;
  hostNumber: number | null;
  date: string;
  firstStart: string;
  lastStart: string;
  stepMinutes: number;
  reason: string | null;
};

/** Upcoming extra hours, each with a button to remove them. */
export function ExtraHoursList({ hours, hosts }: { hours: readonly ExtraHours[]; hosts: Hosts }) {
  const locale = useLocale();
  const withToasts = useMutationToasts();
  const { availability, appointments } = trpc.useUtils();
  const removal = trpc.availability.removeExtraHours.useMutation(
    withToasts({
      success: 'Extra hours removed. Appointments booked in them are kept.',
      failure: 'Failed to remove the extra hours',
      refresh: () => Promise.all([availability.invalidate(), appointments.invalidate()]),
    }),
  );
  return (
    <DayList title="Extra hours" none="There are no extra hours.">
      {hours.map(({ id, date, firstStart, lastStart, stepMinutes, hostNumber, reason }) => (
        <Item
          key={id}
          title={`${dayWords(date, locale)}, starts from ${firstStart} to ${lastStart} every ${stepMinutes} minutes`}
          text={[whose(hostNumber, hosts), reason].filter(Boolean).join(': ')}
          action={`Remove the extra hours on ${dayWords(date, locale)}`}
          pending={removal.isPending && removal.variables.id === id}
          onAction={() => removal.mutate({ id })}
        />
      ))}
    </DayList>
  );
}

function DayList({
  title,
  none,
  children,
}: {
  title: string;
  none: string;
  children: readonly ReactNode[];
}) {
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      {children.length === 0 ? (
        <p className={`muted ${styles.none}`}>{none}</p>
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  );
}

function Item({
  title,
  text,
  action,
  pending,
  onAction,
}: {
  title: string;
  text: string;
  action: string;
  pending: boolean;
  onAction: () => void;
}) {
  return (
    <li className={styles.item}>
      <div>
        <p className={`num ${styles.when}`}>{title}</p>
        <p className="muted small">{text}</p>
      </div>
      <IconButton
        permission="availability.change"
        label={action}
        pending={pending}
        onClick={onAction}
      >
        <AdminIcon name="trash" />
      </IconButton>
    </li>
  );
}
