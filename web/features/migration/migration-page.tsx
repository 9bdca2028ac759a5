import { Icon } from '../../components/icon.tsx';
import rows from '../../components/rows.module.css';
import { trpc } from '../../lib/trpc.ts';
import { Loaded } from '../admin/loaded.tsx';
import { RefreshButton } from '../admin/refresh-button.tsx';
import { Screen } from '../admin/screen.tsx';
import styles from './migration-page.module.css';

/** Whether the data could be copied to DynamoDB, and what is missing for it. */
export function MigrationPage() {
  const status = trpc.migration.status.useQuery();
  return (
    <Screen
      title="Database Migration"
      lead="Copying the firm’s data from Postgres to Amazon DynamoDB."
      actions={<RefreshButton isFetching={status.isFetching} onRefresh={status.refetch} />}
    >
      <Loaded query={status} what="The status">
        {({ postgresConfigured, awsConfigured, awsRegion, ready }) => (
          <section className={`${rows.box} ${styles.status}`}>
            <div className={rows.head}>
              <h2>Status</h2>
            </div>
            <ul className={rows.rows}>
              <Fact isMet={postgresConfigured} name="PostgreSQL" value="The site’s own database" />
              <Fact
                isMet={awsConfigured}
                name="AWS credentials"
                value={awsConfigured ? 'Set' : 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'}
              />
              <Fact
                isMet={awsRegion !== null}
                name="AWS region"
                value={awsRegion ?? 'Set AWS_REGION'}
              />
              <Fact
                isMet={ready}
                name="Ready"
                value={ready ? 'Everything is set' : 'Not before the settings above are made'}
              />
            </ul>
          </section>
        )}
      </Loaded>
    </Screen>
  );
}

function Fact({ isMet, name, value }: { isMet: boolean; name: string; value: string }) {
  return (
    <li className={styles.fact}>
      <span className={isMet ? styles.met : styles.missing}>
        <Icon name={isMet ? 'check' : 'close'} />
        <span className="visually-hidden">{isMet ? 'Yes' : 'No'}</span>
      </span>
      <b>{name}</b>
      <span className="muted">{value}</span>
    </li>
  );
}
