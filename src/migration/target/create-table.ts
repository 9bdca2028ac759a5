import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb';
import type { DynamoTarget } from './dynamo-target.ts';
import { type Patience, patiently } from './patiently.ts';
import { recoveryDefinition, shapeDifferences, tableDefinition } from './table-shape.ts';
import { noTable, TargetFailure } from './target-failure.ts';

const LOOK_EVERY_MS = 500;

/**
 * Makes the table, unless there is one that fits, and waits until it can be used. Throws a `TargetFailure`
 * with reason `other_shape` that names the differences where one is there that does not fit.
 */
export async function createTable(target: DynamoTarget, patience: Patience): Promise<void> {
  if (!(await findTable(target, patience))) {
    await patiently(async () => {
      const client = await target.connect();
      await client
        .send(new CreateTableCommand(tableDefinition(target.table)))
        .catch(unless('ResourceInUseException'));
    }, patience);
  }
  await requireTable(target, patience);
  await patiently(async () => {
    const client = await target.connect();
    await client
      .send(new UpdateContinuousBackupsCommand(recoveryDefinition(target.table)))
      // Emulators have no backups.
      .catch(unless('UnknownOperationException'));
  }, patience);
}

/** Waits until the table can be used. Throws a `TargetFailure` if there is none, or one that does not fit. */
export async function requireTable(target: DynamoTarget, patience: Patience): Promise<void> {
  for (;;) {
    const found = await findTable(target, patience);
    if (!found) throw noTable(target);
    const differences = shapeDifferences(found, target.table);
    if (differences.length > 0) {
      throw new TargetFailure(
        'other_shape',
        `There is a table ${target.table} of another shape: ${differences.join('; ')}. Set DYNAMODB_TABLE to another name, or remove that table.`,
        { again: false },
      );
    }
    const states = [
      found.TableStatus,
      ...(found.GlobalSecondaryIndexes ?? []).map(({ IndexStatus }) => IndexStatus),
    ];
    if (states.every((state) => state === undefined || state === 'ACTIVE')) return;
    await wait(LOOK_EVERY_MS, undefined, { signal: patience.signal });
  }
}

async function findTable(
  target: DynamoTarget,
  patience: Patience,
): Promise<TableDescription | undefined> {
  return patiently(async () => {
    const client = await target.connect();
    const answer = await client
      .send(new DescribeTableCommand({ TableName: target.table }))
      .catch(unless('ResourceNotFoundException'));
    return answer?.Table;
  }, patience);
}

/** Swallows the error of that name. */
function unless(name: string) {
  return (error: unknown): undefined => {
    if (!(error instanceof Error && error.name === name)) throw error;
  };
}
