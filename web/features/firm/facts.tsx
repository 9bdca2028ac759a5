import type { Claim } from '../../../src/features/firm/rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { unbroken } from '../../ui/unbroken.tsx';
import styles from './facts.module.css';

/** The firm's figures and its office hours. Claims that the firm does not make are not shown. */
export function Facts({ firm: { claims, sampleClaims, officeHours } }: { firm: FirmProfile }) {
  const [weekdays, ...others] = officeHours;
  const sample = (claim: Claim) => (sampleClaims.includes(claim) ? ' · Sample' : '');
  const facts = [
    { value: claims.rating, name: `our own rating${sample('rating')}` },
    { value: claims.experience, name: `experience${sample('experience')}` },
    { value: claims.reply, name: `we reply to every message${sample('reply')}` },
    {
      value: weekdays && `${weekdays.days} ${weekdays.hours}`,
      name: others.map(({ days, hours }) => `${days} ${hours}`).join(', ') || 'office hours',
    },
  ].filter(({ value }) => value);
  return (
    <div className="wrap">
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{unbroken(name)}</dt>
            <dd>{unbroken(value ?? '')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
