import { Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { WEEKDAYS } from '../../../../src/features/firm/rules.ts';
import { Button } from '../../../admin/button.tsx';
import type { FormOf } from '../../../admin/use-form.ts';
import type { OfficeDraft } from './office-draft.ts';

type Line = OfficeDraft['officeHours'][number];

const NEW_LINE: Line = {
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
  daysText: null,
  hoursText: null,
};

/** The opening hours of an office; none for those of the firm. */
export function OfficeHoursFields({ form }: { form: FormOf<OfficeDraft> }) {
  const lines = form.values.officeHours;
  const save = (next: readonly Line[]) => form.setFieldValue('officeHours', [...next]);
  return (
    <Stack gap="0.75rem" role="group" aria-label="Opening hours">
      {lines.length === 0 && (
        <p className="muted small">Its opening hours are those of the firm.</p>
      )}
      {lines.map((line, index) => {
        const change = (changes: Partial<Line>) =>
          save(lines.map((each, at) => (at === index ? { ...each, ...changes } : each)));
        const path = `officeHours.${index}` as const;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are only edited in place, added and removed
          <Stack key={index} gap="0.5rem">
            <Checkbox.Group
              label={`Days, line ${index + 1}`}
              value={line.dayOfWeek}
              error={form.errors[`${path}.dayOfWeek`]}
              onChange={(days) => change({ dayOfWeek: days as Line['dayOfWeek'] })}
            >
              <Group gap="0.5rem 1rem">
                {WEEKDAYS.map((day) => (
                  <Checkbox key={day} value={day} label={day.slice(0, 3)} aria-label={day} />
                ))}
              </Group>
            </Checkbox.Group>
            <Group gap="0.75rem" align="flex-end">
              <TextInput {...form.getInputProps(`${path}.opens`)} label="Opens" type="time" />
              <TextInput {...form.getInputProps(`${path}.closes`)} label="Closes" type="time" />
              <Button onClick={() => save(lines.filter((_, at) => at !== index))}>
                Remove line {index + 1}
              </Button>
            </Group>
          </Stack>
        );
      })}
      <Group>
        <Button onClick={() => save([...lines, NEW_LINE])}>
          {lines.length === 0 ? 'Set own hours' : 'Add hours'}
        </Button>
      </Group>
    </Stack>
  );
}
