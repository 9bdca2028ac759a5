import { Fragment } from 'react';
import type { Attorney } from '../../../../src/features/firm/attorneys/schema.ts';
import type { FreeStart } from '../../../../src/features/scheduling/slots/schema.ts';
import { formatDay, formatWeekday, formatZone, noonOf } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { BookingLink } from '../../appointments/booking-link.tsx';
import { bookingHref } from '../../appointments/booking-options.ts';
import styles from './attorney-facts.module.css';
import { useNextWith, useOfficesOf } from './attorney-times.ts';

/** The next free times with an attorney by day, each a link to book it; nothing if there are none. */
export function AttorneyTimesBox({
  attorney: { slug, name, practiceAreas },
}: {
  attorney: Attorney;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { type, starts } = useNextWith(slug);
  const [office, ...others] = useOfficesOf()(slug);
  const [area] = practiceAreas;
  if (!type || starts.length === 0) return null;
  const isElsewhere = office && others.length === 0 && office.zone !== firm.zone;
  const times = {
    type: [type.label, type.priceLabel].filter(Boolean).join(', '),
    zone: formatZone(firm.zone, firm.formats.locale),
  };
  return (
    <div data-varies="">
      <h3>{m.attorneys.freeWith({ name })}</h3>
      <p className="small muted">
        {isElsewhere
          ? m.attorneys.timesInTwo({
              ...times,
              office: office.label,
              officeZone: formatZone(office.zone, firm.formats.locale),
            })
          : m.attorneys.timesIn(times)}
      </p>
      <ul className={styles.rows}>
        {daysOf(starts).map(({ date, times }) => {
          const day = `${formatWeekday(noonOf(date), 'UTC', 'short', firm.formats.locale)}, ${formatDay(noonOf(date), 'UTC', firm.formats.locale)}`;
          return (
            <li key={date}>
              <b>{day}</b>
              {times.map(({ start, label }) => (
                <Fragment key={start}>
                  <BookingLink size="sm" {...{ area, start }} type={type.key} attorney={slug}>
                    <span className="visually-hidden">{day}, </span>
                    {label}
                  </BookingLink>{' '}
                </Fragment>
              ))}
            </li>
          );
        })}
      </ul>
      <p>
        <a className="go" href={bookingHref({ area, type: type.key, attorney: slug })}>
          {m.attorneys.allTimesWith({ name })}
        </a>
      </p>
    </div>
  );
}

/** The starts by their local dates, in order. */
const daysOf = (starts: readonly FreeStart[]) =>
  [...new Set(starts.map(({ date }) => date))].map((date) => ({
    date,
    times: starts.filter((each) => each.date === date),
  }));
