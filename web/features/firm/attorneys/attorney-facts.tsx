import type { ReactNode } from 'react';
import { addressLine } from '../../../../src/features/firm/address-rules.ts';
import type { AttorneyPage } from '../../../../src/features/pages/attorney-page-schema.ts';
import { formatDate } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { unbroken } from '../../../ui/unbroken.tsx';
import { usePracticeAreaLabel } from '../../practice-areas/use-practice-area-label.ts';
import styles from './attorney-facts.module.css';
import { useOfficesOf } from './attorney-times.ts';
import { AttorneyTimesBox } from './attorney-times-box.tsx';
import { hasMany, listHref } from './find-attorneys.ts';

type Found = Extract<AttorneyPage, { movedTo: null }>;

/** The facts that clients look up: practice areas, admissions, education, office, and the attorney's articles. */
export function AttorneyFacts({ attorney, articles }: Pick<Found, 'attorney' | 'articles'>) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const offices = useOfficesOf()(attorney.slug);
  const times = <AttorneyTimesBox attorney={attorney} />;
  const { name, practiceAreas, languages, admissions, education, memberships } = attorney;
  return (
    <>
      <Headed title="Works on" note={<WhetherRight attorney={attorney} />}>
        <Areas keys={practiceAreas} />
      </Headed>
      <Headed title="Admitted and trained" note={admissions.length > 0 && ADMITTED}>
        <dl className={styles.rows}>
          <Fact name="Languages" values={[languages.join(', ')]} />
          <Fact
            name="Admitted"
            values={admissions.map(({ place, year, barNumber }) =>
              [place, year, barNumber && `No. ${barNumber}`].filter(Boolean).join(', '),
            )}
          />
          <Fact name="Education" values={education} />
          <Fact name="Memberships" values={memberships} />
          <Fact
            name={offices.length > 1 ? 'Offices' : 'Office'}
            values={offices.map(addressLine)}
          />
        </dl>
      </Headed>
      {articles.length > 0 ? (
        <Headed title={`Articles by ${name}`} beside={times}>
          <ul className={styles.rows}>
            {articles.map(({ id, slug, title, publishedAt, isSample }) => (
              <li key={id}>
                <a href={`/blog/${slug}`}>
                  <b>{title}</b>
                </a>
                <span className="muted small">
                  <time dateTime={publishedAt}>{formatDate(publishedAt, firm.zone)}</time>
                  {isSample && ' · Sample'}
                </span>
              </li>
            ))}
          </ul>
        </Headed>
      ) : (
        times
      )}
    </>
  );
}

/** A section whose heading and note stand beside it on a wide screen, as in the texts that staff write. */
const Headed = ({
  title,
  note,
  beside,
  children,
}: {
  title: string;
  /** Explains the section in plain words. */
  note?: ReactNode;
  /** Anything else in the margin. */
  beside?: ReactNode;
  children: ReactNode;
}) => (
  <section className={`headed ${styles.section}`} aria-label={title}>
    <h2>{title}</h2>
    <div>{children}</div>
    {note && (
      <div role="note" className="plain">
        {note}
      </div>
    )}
    {beside}
  </section>
);

const ADMITTED = (
  <>
    <b>Admitted, in plain words</b>
    Allowed to give legal advice and go to court there. Each state and each court keeps a register
    in which anybody may look an attorney up.
  </>
);

/** For visitors who do not know whether this is the person they need. */
function WhetherRight({ attorney: { name, practiceAreas } }: Pick<Found, 'attorney'>) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const labelOf = usePracticeAreaLabel();
  const [area] = practiceAreas;
  const hasOthers = firm.attorneys.length > 1;
  const isFiltered = hasMany(firm.attorneys) && area !== undefined;
  return (
    <>
      <b>Not sure whether {name} is right for you?</b>
      Say it in a sentence, and we find the right person. <a href="/contact">Write to us</a>
      {hasOthers && (
        <>
          , or see{' '}
          <a href={listHref(isFiltered ? { area } : {})}>
            {isFiltered ? `everyone who works on ${labelOf(area)}` : 'all attorneys'}
          </a>
        </>
      )}
      .
    </>
  );
}

function Fact({ name, values }: { name: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt className="muted small">{name}</dt>
      {values.map((value) => (
        <dd key={value}>{unbroken(value)}</dd>
      ))}
    </div>
  );
}

/** The practice areas, with what each is about; those that have a page link to it. */
function Areas({ keys }: { keys: readonly string[] }) {
  const [{ practiceAreas, visibility }] = trpc.site.layout.useSuspenseQuery();
  const labelOf = usePracticeAreaLabel();
  return (
    <ul className={styles.rows}>
      {keys.map((key) => {
        const area = practiceAreas.find((each) => each.key === key);
        const words = (
          <>
            <b>{labelOf(key)}</b>
            {area && <span className="muted">{area.summary}</span>}
          </>
        );
        return (
          <li key={key}>
            {area?.path && visibility.practice_areas ? <a href={area.path}>{words}</a> : words}
          </li>
        );
      })}
    </ul>
  );
}
