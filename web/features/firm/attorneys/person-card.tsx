import type { FirstFree } from '../../../../src/features/scheduling/slots/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { formatDay, formatWeekday } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import { BookingLink } from '../../appointments/booking-link.tsx';
import { usePracticeAreaLabel } from '../../practice-areas/use-practice-area-label.ts';
import styles from './attorney-finder.module.css';
import type { Person } from './find-attorneys.ts';

/** An attorney among many, and the first time at which they are free if that is known. */
export function PersonCard({
  person: { slug, name, role, practiceAreas, languages, photo, offices },
  distinction,
  first,
  area,
  isFirst,
}: {
  person: Person;
  /** What tells them from others of the same name. */
  distinction: string | undefined;
  first: FirstFree | undefined;
  /** The practice area of the booking. */
  area: string | undefined;
  isFirst: boolean;
}) {
  const areaLabel = usePracticeAreaLabel();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const isCommon = (language: string) =>
    firm.attorneys.every((each) => each.languages.includes(language));
  const special = languages.filter((language) => !isCommon(language));
  return (
    <li>
      <Portrait name={name} photo={photo} isFirst={isFirst} />
      <div className={styles.words}>
        <h3>
          <a href={here(`/attorneys/${slug}`)}>
            {name}
            {distinction && ` (${distinction})`}
          </a>
        </h3>
        <p>{practiceAreas.map(areaLabel).join(', ')}</p>
        <p className="muted">
          {role}, {offices.join(', ')}
        </p>
        {special.length > 0 && (
          <p className="muted">{m.attorneys.speaksSome({ languages: special.join(', ') })}</p>
        )}
        {first && (
          <BookingLink
            className={styles.first}
            variant="quiet"
            size="sm"
            area={area}
            type={first.type}
            attorney={slug}
            start={first.start}
          >
            {m.attorneys.firstFree({
              time: [
                formatWeekday(first.start, firm.zone, 'short', firm.formats.locale),
                formatDay(first.start, firm.zone, firm.formats.locale),
                first.label,
              ].join(', '),
            })}
            <span className="visually-hidden"> {m.attorneys.withName({ name })}</span>
          </BookingLink>
        )}
      </div>
    </li>
  );
}
