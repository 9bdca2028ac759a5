import type { ReactNode } from 'react';
import type { z } from 'zod';
import { BUSY_MAX_AGE_HOURS, describeUnclear } from '../../../src/features/calendars/rules.ts';
import type { calendarStatusSchema } from '../../../src/features/calendars/schema.ts';
import { Button } from '../../admin/button.tsx';
import styles from '../../admin/provider-settings/provider-settings.module.css';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';

type Status = z.output<typeof calendarStatusSchema>;

/** Polling interval of a status that is about to change. */
export const POLL_INTERVAL_MS = 5_000;

/** The sync status of the firm's active calendar; renders nothing without one. */
export function CalendarStatus() {
  const query = trpc.calendars.status.useQuery(undefined, {
    // Polls only while something is in progress.
    refetchInterval: ({ state }) => (isSyncing(state.data) ? POLL_INTERVAL_MS : false),
  });
  if (query.isError) {
    return (
      <div className={styles.status}>
        <Line isBad>The status of the calendar could not be loaded.</Line>
      </div>
    );
  }
  if (!query.data) return null;
  return (
    <div className={styles.status}>
      <StatusOf status={query.data} />
    </div>
  );
}

/** The sync status of a calendar's busy times and events, with a button to retry after a failure. */
export function StatusOf({ status }: { status: Status }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const withToasts = useMutationToasts();
  const utils = trpc.useUtils();
  const retry = trpc.calendars.retry.useMutation(
    withToasts({
      success: 'Retrying now',
      failure: 'Failed to retry',
      refresh: () => utils.calendars.invalidate(),
    }),
  );
  const { busy, events } = status;
  const isBad =
    busy.lastError !== null || busy.unclearEvents > 0 || events.retrying + events.needAttention > 0;
  return (
    <>
      <div role="status" className={styles.lines}>
        <BusyLine busy={busy} zone={firm.zone} />
        <EventLines events={events} zone={firm.zone} />
      </div>
      {isBad && (
        <div>
          <Button
            permission="calendars.change"
            size="sm"
            pending={retry.isPending}
            onClick={() => retry.mutate({ id: status.calendarId })}
          >
            Retry
          </Button>
        </div>
      )}
    </>
  );
}

/** Whether a sync is in progress, so that the status will change soon. */
export const isSyncing = (status: Status | null | undefined) =>
  Boolean(status && (status.events.waiting > 0 || status.busy.state === 'unread'));

function BusyLine({ busy, zone }: { busy: Status['busy']; zone: string }) {
  const locale = useLocale();
  const { state, fetchedAt, lastError, unclearEvents, daysAhead } = busy;
  const since = fetchedAt ? formatMoment(fetchedAt, zone, locale) : '';
  const until = fetchedAt ? formatMoment(expiryOf(fetchedAt), zone, locale) : '';
  switch (state) {
    case 'current':
      return (
        <Line isBad={unclearEvents > 0}>
          Busy times block time slots: last read {since}, for the next {daysAhead} days.{' '}
          {describeUnclear(unclearEvents)}
        </Line>
      );
    case 'kept':
      return (
        <Line isBad>
          Busy times cannot be read. {lastError} The busy times read {since} block time slots until{' '}
          {until}.
        </Line>
      );
    case 'expired':
      return (
        <Line isBad>
          <b>Busy times no longer block time slots:</b> they were last read {since}. {lastError}
        </Line>
      );
    case 'unread':
      return lastError ? (
        <Line isBad>Busy times could not be read yet. {lastError}</Line>
      ) : (
        <Line>Busy times are being read.</Line>
      );
    case 'off':
      return <Line>No busy times are read: no iCalendar address is set.</Line>;
  }
}

const expiryOf = (fetchedAt: string) =>
  new Date(Date.parse(fetchedAt) + BUSY_MAX_AGE_HOURS * 3_600_000).toISOString();

function EventLines({ events, zone }: { events: Status['events']; zone: string }) {
  const locale = useLocale();
  const { areSent, waiting, retrying, needAttention, lastError, nextTryAt } = events;
  if (!areSent) return <Line>Appointments are not sent: there is no address to send them to.</Line>;
  return (
    <>
      {waiting + retrying + needAttention === 0 && (
        <Line>All upcoming appointments are in the calendar.</Line>
      )}
      {waiting > 0 && <Line>{changes(waiting)} being sent to the calendar.</Line>}
      {needAttention > 0 && (
        <Line isBad>
          <b>
            {needAttention === 1 ? '1 change needs' : `${needAttention} changes need`} attention:
          </b>{' '}
          {lastError}
        </Line>
      )}
      {retrying > 0 && (
        <Line isBad>
          {changes(retrying)} not in the calendar yet. {needAttention === 0 && lastError}
          {nextTryAt && ` Next automatic retry: ${formatMoment(nextTryAt, zone, locale)}.`}
        </Line>
      )}
    </>
  );
}

const changes = (count: number) => (count === 1 ? '1 change is' : `${count} changes are`);

function Line({ isBad = false, children }: { isBad?: boolean; children: ReactNode }) {
  return (
    <p className={`small ${styles.line} ${isBad ? styles.bad : 'muted'}`}>
      <Icon name={isBad ? 'alert' : 'check'} size="sm" />
      <span>{children}</span>
    </p>
  );
}
