import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatMoment, formatZone } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import styles from './appointment-dialog.module.css';

const EMPTY = { startsAt: '', endsAt: '', reason: '' };

const loadSchema = async () =>
  (await import('../../../../src/features/appointments/time-off/schema.ts')).blockTimeInput;

/** Blocks times for booking: a form for a new block, and the upcoming blocks. */
export function BlockTimeDialog({
  zone,
  start,
  onClose,
}: {
  zone: string;
  /** The local date and time to begin with; the end is then an hour later. */
  start?: string | undefined;
  onClose: () => void;
}) {
  const formId = useId();
  const form = useForm({
    schema: loadSchema,
    initialValues: start ? { ...EMPTY, startsAt: start, endsAt: anHourAfter(start) } : EMPTY,
  });
  const told = useMutationToasts();
  const { appointments, timeOff } = trpc.useUtils();
  const refresh = () => Promise.all([appointments.invalidate(), timeOff.invalidate()]);
  const block = trpc.timeOff.create.useMutation({
    ...told({ failure: 'Failed to block time', refresh }),
    onSuccess: ({ appointments: held }) => {
      const text =
        held === 0 ? 'Time blocked' : `Time blocked. Appointments in it: ${held}; they stay.`;
      showToast({ tone: 'success', title: 'Success', text });
      void refresh();
      onClose();
    },
  });
  return (
    <Dialog
      title="Block time"
      onClose={onClose}
      isDirty={form.isDirty()}
      lead={<p className="muted small">All times are {formatZone(zone)}.</p>}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="filled" type="submit" form={formId} pending={block.isPending}>
            Block
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.fields}
        noValidate
        onSubmit={form.onSubmit((input) => block.mutateAsync(input))}
      >
        <TextInput
          {...form.getInputProps('startsAt')}
          required
          label="From"
          type="datetime-local"
        />
        <TextInput {...form.getInputProps('endsAt')} required label="Until" type="datetime-local" />
        <TextInput {...form.getInputProps('reason')} label="Reason (optional)" />
      </form>
      <Blocks zone={zone} refresh={refresh} />
    </Dialog>
  );
}

/** An hour later on the clock. */
function anHourAfter(local: string): string {
  return new Date(Date.parse(`${local}:00Z`) + 3_600_000).toISOString().slice(0, 16);
}

function Blocks({ zone, refresh }: { zone: string; refresh: () => unknown }) {
  const told = useMutationToasts();
  const query = trpc.timeOff.list.useQuery({ limit: 100 });
  const removal = trpc.timeOff.remove.useMutation(
    told({ success: 'Time is open again', failure: 'Failed to open the time again', refresh }),
  );
  return (
    <section className={styles.mails}>
      <h3>Blocked</h3>
      <QueryState
        query={query}
        what="The list"
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="muted small">Nothing is blocked.</p>}
      >
        {({ items }) => (
          <ul>
            {items.map(({ id, startsAt, endsAt, reason }) => (
              <li key={id} className={rows.who}>
                <span className="num small">
                  {formatMoment(startsAt, zone)} to {formatMoment(endsAt, zone)}
                </span>
                {reason && <span className="muted small">{reason}</span>}
                <IconButton
                  label={`Open again: ${formatMoment(startsAt, zone)}`}
                  onClick={() => removal.mutate({ id })}
                >
                  <AdminIcon name="trash" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
