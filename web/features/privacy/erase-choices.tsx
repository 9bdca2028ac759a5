import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { CLIENT_FILE_YEARS } from '../../../src/features/appointments/retention-rules.ts';
import type { Person } from '../../../src/features/privacy/schema.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './privacy-page.module.css';
import type { EraseForm } from './use-erasing.ts';

/** Choices about the person's appointments, if there are any to decide on. */
export function EraseChoices({
  person: { upcoming, clientFile },
  zone,
  form,
  isMissing,
}: {
  person: Person;
  zone: string;
  form: EraseForm;
  /** Whether the user submitted without the required choice. */
  isMissing: boolean;
}) {
  const locale = useLocale();
  const id = useId();
  const starts = upcoming.map(({ scheduledDate }) => formatMoment(scheduledDate, zone, locale));
  const keptUntil = clientFile
    .map((each) => each.keptUntil)
    .sort()
    .at(-1);
  return (
    <>
      {starts.length > 0 && (
        <div className={styles.choice}>
          <Checkbox
            {...form.getInputProps('cancelUpcoming', { type: 'checkbox' })}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? id : undefined}
            label={
              <>
                <b>Cancel and erase upcoming appointments:</b> {starts.join('; ')}. No mail goes
                out: tell them yourself, or cancel under Appointments first.
              </>
            }
          />
          {isMissing && <p id={id}>Tick this, or cancel first.</p>}
        </div>
      )}
      {keptUntil && (
        <Checkbox
          {...form.getInputProps('keepClientFile', { type: 'checkbox' })}
          label={
            <>
              <b>
                Keep{' '}
                {clientFile.length === 1 ? 'the appointment' : `${clientFile.length} appointments`}{' '}
                that took place
              </b>{' '}
              as the file of a client, for {CLIENT_FILE_YEARS} years after each: at the longest
              until {formatDate(keptUntil, zone, locale)}. Then they are deleted automatically.
            </>
          }
        />
      )}
    </>
  );
}
