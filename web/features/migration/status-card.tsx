import type { Wizard } from '../../../src/features/migration/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import rows from '../../ui/rows.module.css';
import styles from './status-card.module.css';

const NOT_NEEDED = 'None needed here';

/** The prerequisites of a copy and its target. */
export function StatusCard({ wizard }: { wizard: Wizard }) {
  const { postgresConfigured, awsConfigured, awsRegion, ready, target } = wizard;
  const isLocal = target.kind === 'emulator';
  return (
    <section className={rows.box} aria-labelledby="status">
      <div className={rows.head}>
        <h2 id="status">Status</h2>
      </div>
      <ul className={styles.facts}>
        <Fact isMet={postgresConfigured} name="PostgreSQL" value="Connected" />
        <Fact
          isMet={awsConfigured}
          name="AWS credentials"
          value={
            isLocal
              ? NOT_NEEDED
              : awsConfigured
                ? 'Set'
                : 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
          }
        />
        <Fact
          isMet={awsRegion !== null}
          name="AWS region"
          value={isLocal ? NOT_NEEDED : (awsRegion ?? 'Set AWS_REGION')}
        />
        <Fact isMet={ready} name="Ready" value={ready ? 'Everything is set' : 'Not yet'} />
      </ul>
      <dl className={styles.target}>
        <div>
          <dt>Copies to</dt>
          <dd>
            <b>{isLocal ? 'Local emulator' : target.label}</b>
            {target.kind === 'aws' && target.region && `, ${target.region}`}
          </dd>
        </div>
        <div>
          <dt>Table</dt>
          <dd>
            <code>{target.table}</code>
          </dd>
        </div>
      </dl>
      {isLocal && (
        <p className={`muted small ${styles.note}`}>
          Kept in the data folder of this installation. Set AWS_REGION and credentials to copy to
          Amazon DynamoDB.
        </p>
      )}
    </section>
  );
}

function Fact({ isMet, name, value }: { isMet: boolean; name: string; value: string }) {
  return (
    <li className={styles.fact}>
      <span className={isMet ? styles.met : styles.missing}>
        <Icon name={isMet ? 'check' : 'close'} />
        <span className="visually-hidden">{isMet ? 'Yes' : 'No'}</span>
      </span>
      <span>
        <b>{name}</b>
        <span className={`muted small ${styles.value}`}>{value}</span>
      </span>
    </li>
  );
}
