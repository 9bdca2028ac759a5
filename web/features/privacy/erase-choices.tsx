import { useId } from 'react';
import { CLIENT_FILE_YEARS } from '../../../src/features/privacy/rules.ts';
import type { Person } from '../../../src/features/privacy/schema.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './privacy-page.module.css';
import type { Choices } from './use-erasing.ts';

/** What is to become of appointments, where there is a choice. */
export function EraseChoices({
  person: { upcoming, clientFile },
  zone,
  choices,
  isMissing,
  onChoose,
}: {
  person: Person;
  zone: string;
  choices: Choices;
  /** Whether somebody went on without the choice that it takes. */
  isMissing: boolean;
  onChoose: (choices: Choices) => void;
}) {
  const id = useId();
  const starts = upcoming.map(({ scheduledDate }) => formatMoment(scheduledDate, zone));
  const keptUntil = clientFile
    .map((each) => each.keptUntil)
    .sort()
    .at(-1);
  return (
    <>
      {starts.length > 0 && (
        <div className={styles.choice}>
          <Checkbox
            checked={choices.cancelUpcoming}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? id : undefined}
            onChange={(event) => onChoose({ ...choices, cancelUpcoming: event.target.checked })}
          >
            <b>Give up what is still to come:</b> {starts.join('; ')}. No mail goes out: tell them
            yourself, or cancel under Appointments first.
          </Checkbox>
          {isMissing && <p id={id}>Tick this, or cancel first.</p>}
        </div>
      )}
      {keptUntil && (
        <Checkbox
          checked={choices.keepClientFile}
          onChange={(event) => onChoose({ ...choices, keepClientFile: event.target.checked })}
        >
          <b>
            Keep {clientFile.length === 1 ? 'the appointment' : `${clientFile.length} appointments`}{' '}
            that took place
          </b>{' '}
          as the file of a client, for {CLIENT_FILE_YEARS} years after each: at the longest until{' '}
          {formatDate(keptUntil, zone)}. Then they are deleted by themselves.
        </Checkbox>
      )}
    </>
  );
}
