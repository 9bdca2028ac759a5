import { useState } from 'react';
import { readOfficeHours, WEEKDAYS } from '../../../src/firm/rules.ts';
import { Button } from '../../components/button.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { OfficeIcon } from '../admin/office-icon.tsx';
import { Choices } from './choices.tsx';
import { type HoursDraft, lineOf } from './firm-draft.ts';
import { FirmField } from './firm-field.tsx';
import { RowActions } from './row-actions.tsx';
import styles from './section.module.css';
import { Section } from './section.tsx';
import { type FirmForm, focusField } from './use-firm-form.ts';

const DAYS = WEEKDAYS.map((day) => ({ value: day, label: day, text: day.slice(0, 3) }));

const KINDS = [
  { value: 'open', text: 'Open' },
  { value: 'appointment', text: 'By appointment' },
] as const;

/** When somebody is there: lines of weekdays with their hours, put into words by themselves. */
export function HoursSection({ form }: { form: FirmForm }) {
  const { officeHours } = form.draft;
  const add = () => {
    form.dispatch({ type: 'add', list: 'officeHours' });
    focusField(`officeHours.${officeHours.length}.dayOfWeek`);
  };
  return (
    <Section
      title="Hours"
      lead="A day without a line is closed. Booking has its own times."
      action={
        <Button size="sm" onClick={add}>
          <OfficeIcon name="plus" size="sm" />
          Add Hours
        </Button>
      }
    >
      <ul className={styles.rows}>
        {officeHours.map((line, index) => (
          <li key={line.key}>
            <HoursLine form={form} line={line} index={index} />
          </li>
        ))}
      </ul>
      {form.errors.officeHours && <p role="alert">{form.errors.officeHours}</p>}
    </Section>
  );
}

function HoursLine({ form, line, index }: { form: FirmForm; line: HoursDraft; index: number }) {
  const path = `officeHours.${index}`;
  // Following what is typed it would close under the fingers.
  const [hadWords] = useState(() => Boolean(line.daysText || line.hoursText));
  const { days, hours } = readOfficeHours(lineOf(line));
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
          onRemove={() => form.dispatch({ type: 'remove', list: 'officeHours', index })}
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
          label={`How line ${index + 1} is open`}
          options={KINDS}
          value={line.isOpen ? 'open' : 'appointment'}
          onChange={(kind) => form.set(`${path}.isOpen`, kind === 'open')}
        />
        {line.isOpen && (
          <div className={styles.times}>
            <FirmField
              form={form}
              path={`${path}.opens`}
              value={line.opens}
              label="Opens"
              type="time"
            />
            <FirmField
              form={form}
              path={`${path}.closes`}
              value={line.closes}
              label="Closes"
              type="time"
            />
          </div>
        )}
        <details className={styles.words} open={hadWords}>
          <summary>Say it in other words</summary>
          <div className={styles.fields}>
            <FirmField
              form={form}
              path={`${path}.daysText`}
              value={line.daysText}
              label="Days in words"
              optional
              placeholder={days}
            />
            <FirmField
              form={form}
              path={`${path}.hoursText`}
              value={line.hoursText}
              label="Hours in words"
              optional
              placeholder={hours}
            />
          </div>
        </details>
      </div>
    </>
  );
}
