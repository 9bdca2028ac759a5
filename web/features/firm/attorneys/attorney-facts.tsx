import type { ReactNode } from 'react';
import { addressLine } from '../../../../src/features/firm/address-rules.ts';
import { AMERICAN, withArticle } from '../../../../src/features/jurisdictions/words-rules.ts';
import type { AttorneyPage } from '../../../../src/features/pages/attorney-page-schema.ts';
import { here } from '../../../lib/addresses.ts';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useWords } from '../../../lib/use-words.ts';
import { Rich } from '../../../ui/rich.tsx';
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
      <Headed title={m.attorneys.worksOn} note={<WhetherRight attorney={attorney} />}>
        <Areas keys={practiceAreas} />
      </Headed>
      <Headed title={m.attorneys.trained} note={admissions.length > 0 && <Admitted />}>
        <dl className={styles.rows}>
          <Fact name={m.attorneys.languages} values={[languages.join(', ')]} />
          <Fact
            name={m.attorneys.admitted}
            values={admissions.map(({ place, year, barNumber }) =>
              [place, year, barNumber && m.attorneys.barNumber({ number: barNumber })]
                .filter(Boolean)
                .join(', '),
            )}
          />
          <Fact name={m.attorneys.education} values={education} />
          <Fact name={m.attorneys.memberships} values={memberships} />
          <Fact
            name={offices.length > 1 ? m.attorneys.offices : m.attorneys.office}
            values={offices.map((office) => addressLine(office, firm.formats))}
          />
        </dl>
      </Headed>
      {articles.length > 0 ? (
        <Headed title={m.attorneys.articlesBy({ name })} beside={times}>
          <ul className={styles.rows}>
            {articles.map(({ id, slug, title, publishedAt, isSample }) => (
              <li key={id}>
                <a href={here(`/blog/${slug}`)}>
                  <b>{title}</b>
                </a>
                <span className="muted small">
                  <time dateTime={publishedAt}>
                    {formatDate(publishedAt, firm.zone, firm.formats.locale)}
                  </time>
                  {isSample && ` · ${m.common.sample}`}
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

function Admitted() {
  const { attorney } = useWords();
  const keeper = attorney === AMERICAN.attorney ? 'courts' : 'regulator';
  return (
    <>
      <b>{m.attorneys.admittedTitle}</b>
      {m.attorneys.admittedMeans({ keeper, anAttorney: withArticle(attorney) })}
    </>
  );
}

/** For visitors who do not know whether this is the person they need. */
function WhetherRight({ attorney: { name, practiceAreas } }: Pick<Found, 'attorney'>) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { attorneys } = useWords();
  const labelOf = usePracticeAreaLabel();
  const [area] = practiceAreas;
  const isFiltered = hasMany(firm.attorneys) && area !== undefined;
  const text =
    firm.attorneys.length < 2
      ? m.attorneys.findRight
      : isFiltered
        ? m.attorneys.findRightOrArea({ area: labelOf(area) })
        : m.attorneys.findRightOrAll({ attorneys });
  return (
    <>
      <b>{m.attorneys.whetherRight({ name })}</b>
      <Rich
        text={text}
        parts={{
          contact: (inner) => <a href={here('/contact')}>{inner}</a>,
          others: (inner) => <a href={here(listHref(isFiltered ? { area } : {}))}>{inner}</a>,
        }}
      />
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
            {area?.path && visibility.practice_areas ? (
              <a href={here(area.path)}>{words}</a>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}
