import type { PracticeArea } from '../../../../src/features/firm/practice-areas/schema.ts';
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
}: {
  heading: string;
  lead: string;
  note: { title: string; text: string } | null;
  hasLink: boolean;
}) {
  const [{ practiceAreas }] = trpc.site.layout.useSuspenseQuery();
  return (
    <section className="section">
      <div className={`wrap ${styles.split}`}>
        <div className={styles.aside}>
          <Ripple />
          <h2>{heading}</h2>
          <p className="lead">{unbroken(lead)}</p>
          {hasLink && (
            <a className="go" href="/practice-areas">
              All practice areas <Icon name="arrow-right" />
            </a>
          )}
          {note && (
            <p className="plain">
              <b>{note.title}</b>
              {note.text} <a href="/contact">Contact</a>
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
                <a key={key} href={path}>
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
}: Pick<PracticeArea, 'figure' | 'label' | 'summary'>) {
  return (
    <>
      <Figure name={figure ?? ''} className={styles.figure} />
      <div>
        <h3>{label}</h3>
        <p className={styles.text}>{summary}</p>
      </div>
    </>
  );
}
