import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { FormAnswer } from '../../../src/platform/forms/form-answer-schema.ts';
import { m } from '../../lib/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { Rich } from '../../ui/rich.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { chooseBy } from '../appointments/plain/plain-queries.ts';
import { textParts } from '../appointments/text-parts.tsx';
import { useBookingChoices } from '../appointments/use-booking-choices.ts';
import { JoinForm } from './join-form.tsx';
import { daysWithin, type WaitSearch } from './wait-search.ts';
import styles from './waits.module.css';

/** The page on which somebody asks to be told when a time becomes free. */
export function JoinPage({
  firm,
  search,
  bounds,
  answer,
}: {
  firm: FirmProfile;
  search: WaitSearch;
  /** The days for which one can wait; undefined while nobody can be put on the list. */
  bounds: { first: string; last: string } | undefined;
  answer: FormAnswer | undefined;
}) {
  const choices = useBookingChoices().data;
  const choice = choices && chooseBy(search, choices);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.lead}>
        <h1>{m.waits.title}</h1>
        <p className="lead">{unbroken(m.waits.lead)}</p>
      </div>
      {search.known ? (
        <Notice icon="check" role="status">
          <p>
            <Rich text={m.waits.known} parts={{ b: (text) => <b>{text}</b> }} />
          </p>
        </Notice>
      ) : bounds && choice?.type ? (
        <JoinForm
          firm={firm}
          choice={{ ...choice, type: choice.type }}
          bounds={bounds}
          days={daysWithin(bounds, search)}
          area={search.area}
          answer={answer}
        />
      ) : (
        <Notice icon="phone">
          <p>
            <Rich text={m.waits.closed({ phone: firm.phone })} parts={textParts(firm, 'num')} />
          </p>
        </Notice>
      )}
    </div>
  );
}
