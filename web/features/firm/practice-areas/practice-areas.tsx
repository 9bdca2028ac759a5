import type { PracticeArea } from '../../../../src/features/firm/practice-areas/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Figure } from '../../../ui/art/figure.tsx';
import { Ripple } from '../../../ui/art/ripple.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { unbroken } from '../../../ui/unbroken.tsx';
import styles from './practice-areas.module.css';

/** The practice areas of the firm, with a note and optionally a link to the overview page. */
export function PracticeAreas({
  heading,
  lead,
  note,
  hasLink,
  lang,
}: {
  heading: string;
  lead: string;
  note: { title: string; text: string } | null;
  hasLink: boolean;
  lang?: string | undefined;
}) {
  const [{ practiceAreas }] = trpc.site.layout.useSuspenseQuery();
  return (
    <section className="section">
      <div className={`wrap ${styles.split}`}>
        <div className={styles.aside}>
          <Ripple />
          <h2 lang={lang}>{heading}</h2>
          <p className="lead" lang={lang}>
            {unbroken(lead)}
          </p>
          {hasLink && (
            <a className="go" href={here('/practice-areas')}>
              {m.home.allAreas} <Icon name="arrow-right" />
            </a>
          )}
          {note && (
            <p className="plain" lang={lang}>
              <b>{note.title}</b>
              {note.text} <a href={here('/contact')}>{m.site.contact}</a>
            </p>
          )}
        </div>
        <div className={styles.areas}>
          {practiceAreas
            .filter(({ isListed }) => isListed)
            .map(({ key, path, ...area }) =>
              path === null ? (
                <div key={key}>
                  <AreaSummary {...area} />
                </div>
              ) : (
                <a key={key} href={here(path)}>
                  <AreaSummary {...area} />
                  <Icon name="arrow-right" />
                </a>
              ),
            )}
        </div>
      </div>
    </section>
  );
}

function AreaSummary({
  figure,
  label,
  summary,
  originalLanguage,
}: Pick<PracticeArea, 'figure' | 'label' | 'summary' | 'originalLanguage'>) {
  return (
    <>
      <Figure name={figure ?? ''} className={styles.figure} />
      <div lang={originalLanguage ?? undefined}>
        <h3>{label}</h3>
        <p className={styles.text}>{summary}</p>
      </div>
    </>
  );
}
