import { attorneyNamed } from '../../../src/features/firm/attorneys/by-name/rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './attorney-summary.module.css';

/** An attorney with portrait and role, as on the attorneys page. */
export function AttorneySummary({
  firm: { attorneys },
  name,
  label,
  className = '',
}: {
  firm: FirmProfile;
  name: string;
  /** The text before the name, such as "You will meet". */
  label: string;
  className?: string | undefined;
}) {
  const attorney = attorneyNamed(attorneys, name);
  return (
    <div className={`${styles.summary} ${className}`}>
      <Portrait name={name} photo={attorney?.photo} isFirst />
      <p>
        <span className={styles.label}>{label}</span> <b className={styles.name}>{name}</b>{' '}
        {attorney && <span className="small muted">{attorney.role}</span>}
      </p>
    </div>
  );
}
