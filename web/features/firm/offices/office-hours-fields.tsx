import { Group, TextInput } from '@mantine/core';
import { WEEKDAYS } from '../../../../src/features/firm/rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import type { FormOf } from '../../../admin/use-form.ts';
import { Choices } from '../choices.tsx';
import styles from './office-dialog.module.css';
import type { OfficeDraft } from './office-draft.ts';

const DAYS = WEEKDAYS.map((day) => ({ value: day, label: day, text: day.slice(0, 3) }));

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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be announced twice
    <div className={styles.hours} role="group" aria-label="Opening hours">
      {lines.length === 0 && (
        <p className="muted small">Its opening hours are those of the firm.</p>
      )}
      {lines.map((line, index) => {
        const path = `officeHours.${index}` as const;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are only edited in place, added and removed
          <div key={index} className={styles.line}>
            <Choices
              form={form}
              path={`${path}.dayOfWeek`}
              legend="Days"
              options={DAYS}
              value={line.dayOfWeek}
            />
            <div className={styles.times}>
              <TextInput {...form.getInputProps(`${path}.opens`)} label="Opens" type="time" />
              <TextInput {...form.getInputProps(`${path}.closes`)} label="Closes" type="time" />
              <IconButton
                label={`Remove line ${index + 1}`}
                onClick={() => save(lines.filter((_, at) => at !== index))}
              >
                <AdminIcon name="trash" />
              </IconButton>
            </div>
          </div>
        );
      })}
      <Group>
        <Button onClick={() => save([...lines, NEW_LINE])}>
          {lines.length === 0 ? 'Set own hours' : 'Add hours'}
        </Button>
      </Group>
    </div>
  );
}
