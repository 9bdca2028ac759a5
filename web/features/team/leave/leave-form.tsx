import { TextInput } from '@mantine/core';
import { addDaysTo } from '../../../../src/platform/time/local-dates/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { type OnDirty, useReportDirty } from '../../../admin/use-report-dirty.ts';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { useRefreshTeam } from '../use-team.ts';
import styles from './leave.module.css';

const loadSchema = async () =>
  (await import('../../../../src/features/scheduling/time-off/schema.ts')).blockTimeInput;

const BLANK = { firstDay: '', lastDay: '', from: '', to: '', reason: '' };

/** Form to add leave: whole days, or from a time on the first day to a time on the last day. */
export function LeaveForm({
  attorney,
  name,
  zone,
  onDirty,
}: {
  attorney: string;
  name: string;
  zone: string;
  onDirty: OnDirty;
}) {
  const withToasts = useMutationToasts();
  const ask = useConfirm();
  const refresh = useRefreshTeam();
  const { timeOff } = trpc.useUtils();
  const adding = trpc.timeOff.create.useMutation(
    withToasts({
      success: 'Leave added',
      failure: 'Failed to add the leave',
      refresh: () => Promise.all([refresh(), timeOff.invalidate()]),
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: BLANK,
    transformValues: ({ firstDay, lastDay, from, to, reason }) => ({
      startsAt: firstDay && `${firstDay}T${from || '00:00'}`,
      endsAt: firstDay && endOf(lastDay || firstDay, to),
      reason,
      attorney,
    }),
    fieldOf: (path) => ({ startsAt: 'firstDay', endsAt: 'lastDay' })[path] ?? path,
    validateOnBlur: false,
  });
  useReportDirty(form.isDirty(), onDirty);
  const save = form.onSubmit(async (input) => {
    const held = await timeOff.held.fetch(input, { staleTime: 0 });
    const isAgreed =
      held.count === 0 ||
      (await ask({
        title:
          held.count === 1
            ? `One appointment with ${name} is booked during this leave`
            : `${held.count} appointments with ${name} are booked during this leave`,
        text: `They are not cancelled. The first one: ${held.first[0]?.name}, ${formatMoment(held.first[0]?.scheduledDate ?? '', zone)}.`,
        action: 'Add leave anyway',
        tone: 'primary',
      }));
    if (!isAgreed) return;
    await adding.mutateAsync(input);
    form.reset(BLANK);
  });
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <TextInput {...form.getInputProps('firstDay')} required label="First day" type="date" />
      <TextInput
        {...form.getInputProps('lastDay')}
        label="Last day (optional)"
        type="date"
        min={form.values.firstDay}
      />
      <TextInput {...form.getInputProps('from')} label="From (optional)" type="time" />
      <TextInput {...form.getInputProps('to')} label="Until (optional)" type="time" />
      <TextInput
        {...form.getInputProps('reason')}
        className={styles.reason ?? ''}
        label="Reason (optional)"
      />
      <Button variant="filled" type="submit" pending={adding.isPending}>
        Add Leave
      </Button>
    </form>
  );
}

const endOf = (day: string, time: string) =>
  time ? `${day}T${time}` : `${addDaysTo(day, 1)}T00:00`;
