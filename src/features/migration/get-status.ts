import type { Context } from '../../platform/trpc/context.ts';
import type { DynamoTarget } from './dynamodb/dynamo-target.ts';
import { isActive } from './rules.ts';
import { listLatestRuns, type StoredRun } from './runs/run-queries.ts';
import { describeRun } from './view-run.ts';

type Deps = Pick<Context, 'db' | 'dynamo'>;

/** Whether there is a place to copy the data to. */
export const isReady = ({ kind, region, isConfigured }: DynamoTarget) =>
  kind !== 'none' && isConfigured && region !== null;

/** Where the data is, whether there is a place to copy it to, and what runs or ran last. */
export async function getMigrationStatus({ db, dynamo }: Deps) {
  return describeStatus({ db, dynamo }, await listLatestRuns(db, dynamo.fingerprint));
}

/** `latest` are the last runs, newest first. */
export async function describeStatus({ db, dynamo }: Deps, latest: readonly StoredRun[]) {
  // Who asks has been found in it.
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
