import type { Context } from '../context.ts';
import { findActiveRun, listLatestRuns } from './runs/run-queries.ts';
import type { DynamoTarget } from './target/dynamo-target.ts';
import { describeRun } from './view-run.ts';

type Deps = Pick<Context, 'db' | 'dynamo'>;

/** Whether there is a place to copy the data to. */
export const isReady = ({ kind, region, isConfigured }: DynamoTarget) =>
  kind !== 'none' && isConfigured && region !== null;

/** Where the data is, whether there is a place to copy it to, and what runs or ran last. */
export async function getMigrationStatus({ db, dynamo }: Deps) {
  // Who asks has been found in it.
  const postgresConfigured = true;
  const run = (await findActiveRun(db)) ?? newest(await listLatestRuns(db, dynamo.fingerprint));
  return {
    postgresConfigured,
    awsConfigured: dynamo.isConfigured,
    awsRegion: dynamo.region,
    ready: postgresConfigured && isReady(dynamo),
    run: run ? await describeRun({ db }, run) : null,
  };
}

function newest<Run extends { number: number }>(runs: readonly Run[]): Run | undefined {
  return runs.toSorted((a, b) => b.number - a.number)[0];
}
