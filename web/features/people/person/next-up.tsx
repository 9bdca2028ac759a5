import { Link } from '@tanstack/react-router';
import { isOverdue } from '../../../../src/features/people/rules.ts';
import type { Person } from '../../../../src/features/people/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { AnchorButton } from '../../../admin/button.tsx';
import { useNow } from '../../../admin/use-now.ts';
import { formatDay, noonOf } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { daysAgo, wholeMoment } from '../day-words.ts';
import styles from './next-up.module.css';

const MINUTE_MS = 60_000;

/** What comes next for a person: the consultation, the message that waits for an answer, and the step of staff. */
export function NextUp({ person, zone }: { person: Person; zone: string }) {
  const locale = useLocale();
  const { data: due } = trpc.people.due.useQuery({ id: person.id });
  const now = useNow(MINUTE_MS);
  const { nextStep, nextStepOn } = person;
  const isLate = isOverdue(nextStepOn, localDateOf(now, zone));
  if (!due) return <div className={styles.place} />;
  const { nextAt, nextId, waitsSince, waitsId } = due;
  return (
    <section className={styles.next} aria-label="Next">
      <div>
        <p className={styles.small}>Next</p>
        <p className={styles.what}>
          {nextAt ? (
            <Link to="/admin/appointments" search={{ open: nextId ?? undefined }}>
              {wholeMoment(nextAt, zone, now, locale)}
            </Link>
          ) : (
            (nextStep ?? 'Nothing is planned')
          )}
        </p>
        {nextAt && nextStep && <p className={styles.small}>{nextStep}</p>}
        {nextStepOn && (
          <p className={styles.small}>
            {isLate && <b>Overdue: </b>}by {formatDay(noonOf(nextStepOn), 'UTC', locale)}
          </p>
        )}
        {waitsSince && (
          <p className={styles.small}>
            Waits for an answer since {daysAgo(waitsSince, zone, now, locale)}
          </p>
        )}
      </div>
      {waitsId && (
        <AnchorButton variant="filled" href={`/admin/contact-submissions?open=${waitsId}`}>
          Answer first
        </AnchorButton>
      )}
    </section>
  );
}
