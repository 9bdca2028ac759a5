import { Group, NativeSelect } from '@mantine/core';
import { WEEKDAYS } from '../../../../src/features/firm/rules.ts';
import type { HostSettings } from '../../../../src/features/scheduling/hosts/schema.ts';
import type { FormOf } from '../../../admin/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Section } from '../../firm/section.tsx';

export type OfficeDraft = Pick<HostSettings, 'office' | 'officeDays'>;

/** Chooses the office of a host, and another one for single weekdays. Not shown if the firm has only one office. */
export function OfficeSection({
  form,
}: {
  form: Pick<FormOf<OfficeDraft>, 'getInputProps' | 'setFieldValue'> & { values: OfficeDraft };
}) {
  const { data: settings } = trpc.availability.settings.useQuery();
  const offices = settings?.offices ?? [];
  if (offices.length < 2) return null;
  const { office, officeDays } = form.values;
  const options = offices.map(({ key, label }) => ({ value: key, label }));
  const onDay = (weekday: number) => officeDays.find((day) => day.weekday === weekday)?.office;
  const choose = (weekday: number, chosen: string) =>
    form.setFieldValue(
      'officeDays',
      [
        ...officeDays.filter((day) => day.weekday !== weekday),
        ...(chosen === '' ? [] : [{ weekday, office: chosen }]),
      ].sort((a, b) => a.weekday - b.weekday),
    );
  return (
    <Section
      title="Office"
      lead="Where clients meet them. Appointments that are already booked stay where they are."
    >
      <NativeSelect {...form.getInputProps('office')} label="Usual office" data={options} />
      <Group gap="0.75rem" mt="1rem" role="group" aria-label="Other office on single weekdays">
        {WEEKDAYS.map((name, index) => (
          <NativeSelect
            key={name}
            label={name}
            value={onDay(index + 1) ?? ''}
            data={[
              { value: '', label: 'As usual' },
              ...options.filter(({ value }) => value !== office),
            ]}
            onChange={({ target }) => choose(index + 1, target.value)}
          />
        ))}
      </Group>
    </Section>
  );
}
