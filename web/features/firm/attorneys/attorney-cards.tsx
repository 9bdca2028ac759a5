import type { Attorney } from '../../../../src/features/firm/attorneys/schema.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import styles from './attorney-cards.module.css';

const SHOWN = 3;

export function AttorneyCards({
  heading,
  attorneys,
}: {
  heading: string;
  attorneys: readonly Attorney[];
}) {
  if (attorneys.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={heading}>
          <a className="go" href="/attorneys">
            Our Attorneys <Icon name="arrow-right" />
          </a>
        </SectionHead>
        <div className={styles.people}>
          {attorneys.slice(0, SHOWN).map(({ slug, name, role, statement, photo }) => (
            <a key={slug} className={styles.person} href={`/attorneys/${slug}`}>
              <Portrait name={name} photo={photo} />
              <div>
                <h3>{name}</h3>
                <p className={styles.role}>{role}</p>
                <p className={styles.statement}>{statement}</p>
              </div>
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
