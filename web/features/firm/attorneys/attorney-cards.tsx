import type { Attorney } from '../../../../src/features/firm/attorneys/schema.ts';
import { capitalized } from '../../../../src/features/jurisdictions/words-rules.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { useWords } from '../../../lib/use-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import styles from './attorney-cards.module.css';

const SHOWN = 3;

export function AttorneyCards({
  heading,
  lang,
  attorneys,
}: {
  heading: string;
  lang?: string | undefined;
  attorneys: readonly Attorney[];
}) {
  const words = useWords();
  if (attorneys.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={heading} lang={lang}>
          <a className="go" href={here('/attorneys')}>
            {m.attorneys.ours({ attorneys: capitalized(words.attorneys) })}{' '}
            <Icon name="arrow-right" />
          </a>
        </SectionHead>
        <div className={styles.people}>
          {attorneys
            .slice(0, SHOWN)
            .map(({ slug, name, role, statement, photo, originalLanguage }) => (
              <a key={slug} className={styles.person} href={here(`/attorneys/${slug}`)}>
                <Portrait name={name} photo={photo} />
                <div>
                  <h3>{name}</h3>
                  <p className={styles.role} lang={originalLanguage ?? undefined}>
                    {role}
                  </p>
                  <p className={styles.statement} lang={originalLanguage ?? undefined}>
                    {statement}
                  </p>
                </div>
              </a>
            ))}
        </div>
      </div>
    </section>
  );
}
