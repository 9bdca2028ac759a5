import { useState } from 'react';
import type { TranslationState } from '../../../src/features/translations/rules.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { Button } from '../../admin/button.tsx';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import styles from './languages.module.css';
import { leadOf, STATE_WORDS } from './state-words.ts';
import type { SiteLanguage, Work } from './translations.ts';
import { WorkRow } from './work-row.tsx';

/** The rows of a kind that are shown at first. */
const SHOWN = 12;

/** What is in one state, by kind. Nothing if there is none. */
export function WorkGroup({
  state,
  work,
  site,
  isOpen,
}: {
  state: TranslationState;
  work: readonly Work[];
  site: SiteLanguage;
  /** Whether it is unfolded. */
  isOpen: boolean;
}) {
  const locale = useLocale();
  if (work.length === 0) return null;
  const title = (
    <h2 id={`state-${state}`}>
      {STATE_WORDS[state].title}{' '}
      <span className={styles.count}>{formatNumber(work.length, locale)}</span>
    </h2>
  );
  const words = leadOf(state, site);
  const lead = words && <p className="muted small">{words}</p>;
  const kinds = [...new Set(work.map(({ kind }) => kind))].map((kind) => (
    <KindRows
      key={kind}
      kind={kind}
      work={work.filter((each) => each.kind === kind)}
      language={site.language}
    />
  ));
  if (!isOpen) {
    return (
      <details className={rows.box}>
        <summary className={styles.fold}>{title}</summary>
        {kinds}
      </details>
    );
  }
  return (
    <section className={rows.box} aria-labelledby={`state-${state}`}>
      <div className={styles.head}>
        {title}
        {lead}
      </div>
      {kinds}
    </section>
  );
}

function KindRows({
  kind,
  work,
  language,
}: {
  kind: string;
  work: readonly Work[];
  language: string;
}) {
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? work : work.slice(0, SHOWN);
  return (
    <div className={styles.kind}>
      <h3>
        {kind} <span className={styles.count}>{formatNumber(work.length, locale)}</span>
      </h3>
      <ul className={styles.rows}>
        {shown.map((each) => (
          <WorkRow key={each.key} work={each} language={language} />
        ))}
      </ul>
      {shown.length < work.length && (
        <Button size="sm" variant="subtle" onClick={() => setWhole(true)}>
          Show {formatNumber(work.length - shown.length, locale)} More
          <span className="visually-hidden">: {kind}</span>
        </Button>
      )}
    </div>
  );
}
