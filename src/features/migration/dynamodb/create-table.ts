import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb';
import type { DynamoTarget } from './dynamo-target.ts';
import { type Patience, retryWithBackoff } from './retry-with-backoff.ts';
import { recoveryDefinition, shapeDifferences, tableDefinition } from './table-shape.ts';
import { noTable, TargetFailure } from './target-failure.ts';

const LOOK_EVERY_MS = 500;

// Both can be read and written meanwhile.
const USABLE = new Set(['ACTIVE', 'UPDATING', undefined]);

export type TableDeps = {
  target: DynamoTarget;
  patience: Patience;
  /** For the first question: what is not there at the beginning is told soon. */
  firstPatience: Patience;
  /** Asked while a table is not ready; throws where nobody wants to wait any more. */
  onLook: () => Promise<void>;
};

/**
 * Makes the table, unless there is one that fits, and waits until it can be used. Answers what it is told apart
 * by from one of the same name that is made later. Throws a `TargetFailure` with reason `other_shape` that names
 * the differences where one is there that does not fit.
 */
export async function createTable(deps: TableDeps): Promise<{ tableId: string }> {
  const { target, patience, firstPatience } = deps;
  const isThere = Boolean(await findTable(target, firstPatience));
  if (!isThere) {
    await retryWithBackoff(async (abortSignal) => {
      const client = await target.connect();
      await client
        .send(new CreateTableCommand(tableDefinition(target.table)), { abortSignal })
        .catch(unless('ResourceInUseException'));
    }, firstPatience);
  }
  const found = await waitForTable(deps, { isJustMade: !isThere });
  await retryWithBackoff(async (abortSignal) => {
    const client = await target.connect();
    await client
      .send(new UpdateContinuousBackupsCommand(recoveryDefinition(target.table)), { abortSignal })
      // Emulators have no backups.
      .catch(unless('UnknownOperationException'));
  }, patience);
  return { tableId: idOf(found) };
}

/**
 * Waits until the table can be used. Throws a `TargetFailure` if there is none, one that does not fit, or another
 * one than `tableId` says.
 */
export async function requireTable(deps: TableDeps, tableId: string | undefined): Promise<void> {
  const { target, firstPatience } = deps;
  if (!(await findTable(target, firstPatience))) throw noTable(target);
  const found = await waitForTable(deps, { isJustMade: false });
  if (tableId === undefined || idOf(found) === tableId) return;
  throw new TargetFailure(
    'no_table',
    `The table ${target.table} is another one than the one that was generated: it was made anew, or belongs to another account. Generate it again.`,
    { again: false },
  );
}

async function waitForTable(
  { target, patience, onLook }: TableDeps,
  { isJustMade }: { isJustMade: boolean },
): Promise<TableDescription> {
  const began = Date.now();
  for (;;) {
    const found = await findTable(target, patience);
    // DynamoDB may know nothing for a moment of what it has just made.
    if (!found && !isJustMade) throw noTable(target);
    const state = found ? stateOf(found, target.table) : 'CREATING';
    if (found && state === 'READY') return found;
    if (state !== 'CREATING' || Date.now() - began > patience.patienceMs) {
      throw new TargetFailure(
        'refused',
        `The table ${target.table} cannot be used: ${target.label} says ${state}. Look at it in the console of AWS, then try again.`,
        { again: false },
      );
    }
    await onLook();
    await wait(LOOK_EVERY_MS, undefined, { signal: patience.signal });
  }
}

/** Throws where the table does not fit. */
function stateOf(found: TableDescription, table: string): string {
  const differences = shapeDifferences(found, table);
  if (differences.length > 0) {
    throw new TargetFailure(
      'other_shape',
      `There is a table ${table} of another shape: ${differences.join('; ')}. Set DYNAMODB_TABLE to another name, or remove that table.`,
      { again: false },
    );
  }
  const index = found.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === 'GSI1');
  const states = [found.TableStatus, index?.IndexStatus];
  return states.find((state) => !USABLE.has(state)) ?? 'READY';
}

/** Emulators give no id. */
function idOf({ TableId, CreationDateTime }: TableDescription): string {
  return TableId ?? String(CreationDateTime?.getTime());
}

async function findTable(
  target: DynamoTarget,
  patience: Patience,
): Promise<TableDescription | undefined> {
  return retryWithBackoff(async (abortSignal) => {
    const client = await target.connect();
    const answer = await client
      .send(new DescribeTableCommand({ TableName: target.table }), { abortSignal })
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
