import type { Context } from '../../platform/trpc/context.ts';
import type { DynamoTarget } from './dynamodb/dynamo-target.ts';
import { isActive } from './rules.ts';
import { listLatestRuns, type StoredRun } from './runs/run-queries.ts';
import { describeRun } from './view-run.ts';

type Deps = Pick<Context, 'db' | 'dynamo'>;

/** Whether the target of the copy is configured. */
export const isReady = ({ kind, region, isConfigured }: DynamoTarget) =>
  kind !== 'none' && isConfigured && region !== null;

/** Status of the migration: whether both databases are configured, and the active or last run. */
export async function getMigrationStatus({ db, dynamo }: Deps) {
  return describeStatus({ db, dynamo }, await listLatestRuns(db, dynamo.fingerprint));
}

/** `latest`: the last runs, newest first. */
export async function describeStatus({ db, dynamo }: Deps, latest: readonly StoredRun[]) {
  // Always true: the caller's account was just read from Postgres.
  const postgresConfigured = true;
  const run = latest.find(({ state }) => isActive(state)) ?? latest[0];
  return {
    postgresConfigured,
    awsConfigured: dynamo.isConfigured,
    awsRegion: dynamo.region,
    ready: postgresConfigured && isReady(dynamo),
    run: run ? await describeRun({ db }, run) : null,
  };
}
