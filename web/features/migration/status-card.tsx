import type { Wizard } from '../../../src/migration/schema.ts';
import { Icon } from '../../components/icon.tsx';
import rows from '../../components/rows.module.css';
import styles from './status-card.module.css';

/** Whether there is everything that a copy needs, and where it goes. */
export function StatusCard({ wizard }: { wizard: Wizard }) {
  const { postgresConfigured, awsConfigured, awsRegion, ready, target } = wizard;
  const isLocal = target.kind === 'emulator';
  const missing = (names: string) => (isLocal ? 'Not needed here' : `Set ${names}`);
  return (
    <section className={rows.box} aria-labelledby="status">
      <div className={rows.head}>
        <h2 id="status">Status</h2>
      </div>
      <ul className={styles.facts}>
        <Fact isMet={postgresConfigured} name="PostgreSQL" value="Connected" />
        <Fact
          isMet={awsConfigured}
          isNeeded={!isLocal}
          name="AWS credentials"
          value={awsConfigured ? 'Set' : missing('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')}
        />
        <Fact
          isMet={awsRegion !== null}
          isNeeded={!isLocal}
          name="AWS region"
          value={awsRegion ?? missing('AWS_REGION')}
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

function Fact({
  isMet,
  isNeeded = true,
  name,
  value,
}: {
  isMet: boolean;
  isNeeded?: boolean;
  name: string;
  value: string;
}) {
  const missing = isNeeded ? styles.missing : 'muted';
  return (
    <li className={styles.fact}>
      <span className={isMet ? styles.met : missing}>
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
