import type { Context } from '../context.ts';
import { decideProgress } from './decide-step.ts';
import { getMigrationStatus } from './get-status.ts';
import type { RunAction } from './rules.ts';
import { findLastDone, listLatestRuns } from './runs/run-queries.ts';
import type { Wizard } from './schema.ts';
import { describeCommands, describePolicy } from './target/describe-commands.ts';

type Deps = Pick<Context, 'db' | 'dynamo'>;

/** Everything that the wizard shows, as it stands. */
export async function getWizard({ db, dynamo }: Deps) {
  const resultOf = async (action: RunAction) =>
    (await findLastDone(db, dynamo.fingerprint, action))?.result ?? null;
  const [status, latest, estimate, copy, report] = await Promise.all([
    getMigrationStatus({ db, dynamo }),
    listLatestRuns(db, dynamo.fingerprint),
    resultOf('dry-run'),
    resultOf('migrate'),
    resultOf('verify'),
  ]);
  const { kind, label, region, table } = dynamo;
  return {
    ...status,
    ...decideProgress(status.ready, latest),
    target: { kind, label, region, table },
    commands: describeCommands(dynamo),
    policy: describePolicy(dynamo),
    estimate: estimate as Wizard['estimate'],
    copy: copy as Wizard['copy'],
    report: report as Wizard['report'],
  };
}
