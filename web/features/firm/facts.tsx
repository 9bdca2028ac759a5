import type { Claim } from '../../../src/features/firm/rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { m } from '../../lib/messages.ts';
import { unbroken } from '../../ui/unbroken.tsx';
import styles from './facts.module.css';

const textOf = ({ days, hours }: FirmProfile['officeHours'][number]) => `${days} ${hours}`;

/** The firm's figures and its office hours. Claims that the firm does not make are not shown. */
export function Facts({ firm: { claims, sampleClaims, officeHours } }: { firm: FirmProfile }) {
  const [weekdays, ...others] = officeHours;
  const sample = (claim: Claim) => (sampleClaims.includes(claim) ? ` · ${m.common.sample}` : '');
  const facts = [
    { value: claims.rating, name: m.home.ownRating + sample('rating') },
    { value: claims.experience, name: m.home.experience + sample('experience') },
    { value: claims.reply, name: m.home.replies + sample('reply') },
    { value: weekdays && textOf(weekdays), name: m.home.officeHours, more: others.map(textOf) },
  ].filter(({ value }) => value);
  return (
    <div className="wrap">
      <dl className={styles.facts}>
        {facts.map(({ name, value, more = [] }) => (
          <div key={name}>
            <dt className={more.length > 0 ? 'visually-hidden' : undefined}>{unbroken(name)}</dt>
            <dd>{unbroken(value ?? '')}</dd>
            {more.length > 0 && <dd>{unbroken(more.join(', '))}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
