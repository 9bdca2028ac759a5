import type { Context } from '../../platform/trpc/context.ts';
import { decideProgress } from './decide-step.ts';
import { describeCommands, describePolicy } from './dynamodb/describe-commands.ts';
import { describeStatus } from './get-status.ts';
import type { RunAction } from './rules.ts';
import { listLatestRuns } from './runs/run-queries.ts';
import type { Wizard } from './schema.ts';

type Deps = Pick<Context, 'db' | 'dynamo'>;

/** Everything that the wizard shows, in its current state. */
export async function getWizard({ db, dynamo }: Deps) {
  // A single read: if a run ended between two reads, it could show as done without its result.
  const runs = await listLatestRuns(db, dynamo.fingerprint);
  const latest = runs.filter(({ target }) => target === dynamo.fingerprint);
  const resultOf = (action: RunAction) =>
    latest.find((run) => run.action === action && run.state === 'done')?.result ?? null;
  const status = await describeStatus({ db, dynamo }, runs);
  const { kind, label, region, table } = dynamo;
  return {
    ...status,
    ...decideProgress(status.ready, latest),
    target: { kind, label, region, table },
    commands: describeCommands(dynamo),
    policy: describePolicy(dynamo),
    estimate: resultOf('dry-run') as Wizard['estimate'],
    copy: resultOf('migrate') as Wizard['copy'],
    report: resultOf('verify') as Wizard['report'],
  };
}
