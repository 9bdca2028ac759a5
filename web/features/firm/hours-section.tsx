import { useState } from 'react';
import { formatOfficeHours, WEEKDAYS } from '../../../src/features/firm/rules.ts';
import { Segmented } from '../../admin/segmented.tsx';
import { useLocale } from '../../lib/use-locale.ts';
import { Choices } from './choices.tsx';
import { type HoursDraft, lineOf } from './firm-draft.ts';
import { FirmField } from './firm-field.tsx';
import { ListSection } from './list-section.tsx';
import { RowActions } from './row-actions.tsx';
import styles from './section.module.css';
import type { FirmForm } from './use-firm-form.ts';

const DAYS = WEEKDAYS.map((day) => ({ value: day, label: day, text: day.slice(0, 3) }));

const KINDS = [
  { value: 'open', text: 'Open' },
  { value: 'appointment', text: 'By appointment' },
] as const;

/** The office hours: lines of weekdays with their hours, from which the texts are derived. */
export function HoursSection({ form }: { form: FirmForm }) {
  return (
    <ListSection
      form={form}
      list="officeHours"
      title="Hours"
      lead="A day without a line is closed. Consultations have their own start times."
      add="Add Hours"
      firstField="dayOfWeek"
    >
      {(line, index) => <HoursLine form={form} line={line} index={index} />}
    </ListSection>
  );
}

function HoursLine({ form, line, index }: { form: FirmForm; line: HoursDraft; index: number }) {
  const path = `officeHours.${index}` as const;
  const { days, hours } = formatOfficeHours(lineOf(line), useLocale());
  return (
    <>
      <div className={styles.rowHead}>
        <p className={styles.reading}>
          {days || 'No day yet'} {hours}
        </p>
        <RowActions
          form={form}
          list="officeHours"
          index={index}
          name={`hours of ${days || 'no day'}`}
          onRemove={() => form.removeRow('officeHours', index)}
        />
      </div>
      <div className={styles.fields}>
        <Choices
          form={form}
          path={`${path}.dayOfWeek`}
          legend="Days"
          options={DAYS}
          value={line.dayOfWeek}
        />
        <Segmented
          label={`Kind of hours, line ${index + 1}`}
          options={KINDS}
          value={line.isOpen ? 'open' : 'appointment'}
          onChange={(kind) => form.setFieldValue(`${path}.isOpen`, kind === 'open')}
        />
        {line.isOpen && <Times form={form} path={path} />}
        <OtherWords form={form} line={line} path={path} />
      </div>
    </>
  );
}

type LineProps = { form: FirmForm; path: `officeHours.${number}` };

function Times({ form, path }: LineProps) {
  return (
    <div className={styles.times}>
      <FirmField form={form} path={`${path}.opens`} label="Opens" type="time" />
      <FirmField form={form} path={`${path}.closes`} label="Closes" type="time" />
    </div>
  );
}

/** Free text for hours that the fields above cannot express. */
function OtherWords({ form, line, path }: LineProps & { line: HoursDraft }) {
  const { daysText, hoursText } = line;
  // Initial state only, so that the section does not collapse while somebody types.
  const [hadWords] = useState(() => Boolean(daysText || hoursText));
  const { days, hours } = formatOfficeHours(lineOf(line), useLocale());
  const texts = [
    { name: 'daysText', label: 'Days in words', placeholder: days },
    { name: 'hoursText', label: 'Hours in words', placeholder: hours },
  ] as const;
  return (
    <details className={styles.words} open={hadWords}>
      <summary>Use custom text</summary>
      <div className={styles.fields}>
        {texts.map(({ name, ...text }) => (
          <FirmField key={name} form={form} path={`${path}.${name}`} {...text} optional />
        ))}
      </div>
    </details>
  );
}
