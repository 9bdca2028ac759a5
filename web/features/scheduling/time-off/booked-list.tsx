import type { z } from 'zod';
import type { bookedListSchema } from '../../../../src/features/scheduling/time-off/schema.ts';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './block-time.module.css';

/** The appointments within a time that is about to be blocked. */
export function BookedList({
  booked: { count, first },
}: {
  booked: z.output<typeof bookedListSchema>;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const more = count - first.length;
  return (
    <>
      <ul className={styles.booked}>
        {first.map(({ id, name, scheduledDate }) => (
          <li key={id}>
            {name},{' '}
            <span className="num">
              {formatMoment(scheduledDate, firm.zone, firm.formats.locale)}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more} more.</p>}
      <p>{count === 1 ? 'It is not cancelled.' : 'They are not cancelled.'}</p>
    </>
  );
}
