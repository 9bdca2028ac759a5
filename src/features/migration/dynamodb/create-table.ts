import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb';
import { callTarget, type RetryOptions } from './call-target.ts';
import type { DynamoTarget } from './dynamo-target.ts';
import { recoveryDefinition, shapeDifferences, tableDefinition } from './table-shape.ts';
import { noTable, TargetFailure } from './target-failure.ts';

const LOOK_EVERY_MS = 500;

// A table can be read and written in both states.
const USABLE = new Set(['ACTIVE', 'UPDATING', undefined]);

export type TableDeps = {
  target: DynamoTarget;
  retryOptions: RetryOptions;
  /** For the first call: if DynamoDB is unreachable at the start, that is reported soon. */
  firstRetryOptions: RetryOptions;
  /** Called on each poll while the table is not ready; throws to stop waiting. */
  onLook: () => Promise<void>;
};

/**
 * Creates the table, unless a matching one exists, and waits until it is usable. Returns its id, which distinguishes it
 * from a later table of the same name. If a table exists that does not match, throws a `TargetFailure` with reason
 * `other_shape` that lists the differences.
 */
export async function createTable(deps: TableDeps): Promise<{ tableId: string }> {
  const { target, retryOptions, firstRetryOptions } = deps;
  const isThere = Boolean(await findTable(target, firstRetryOptions));
  if (!isThere) {
    await callTarget(async (abortSignal) => {
      const client = await target.connect();
      await client
        .send(new CreateTableCommand(tableDefinition(target.table)), { abortSignal })
        .catch(unless('ResourceInUseException'));
    }, firstRetryOptions);
  }
  const found = await waitForTable(deps, { isJustMade: !isThere });
  await callTarget(async (abortSignal) => {
    const client = await target.connect();
    await client
      .send(new UpdateContinuousBackupsCommand(recoveryDefinition(target.table)), { abortSignal })
      // Emulators do not support backups.
      .catch(unless('UnknownOperationException'));
  }, retryOptions);
  return { tableId: idOf(found) };
}

/**
 * Waits until the table is usable. Throws a `TargetFailure` if there is none, if it does not match, or if its id is not
 * `tableId`.
 */
export async function requireTable(deps: TableDeps, tableId: string | undefined): Promise<void> {
  const { target, firstRetryOptions } = deps;
  if (!(await findTable(target, firstRetryOptions))) throw noTable(target);
  const found = await waitForTable(deps, { isJustMade: false });
  if (tableId === undefined || idOf(found) === tableId) return;
  throw new TargetFailure(
    'no_table',
    `The table ${target.table} is not the one that was generated: it was recreated, or belongs to another account. Generate it again.`,
    { again: false },
  );
}

async function waitForTable(
  { target, retryOptions, onLook }: TableDeps,
  { isJustMade }: { isJustMade: boolean },
): Promise<TableDescription> {
  const began = Date.now();
  for (;;) {
    const found = await findTable(target, retryOptions);
    // DynamoDB is eventually consistent: a new table may not be visible at once.
    if (!found && !isJustMade) throw noTable(target);
    const state = found ? stateOf(found, target.table) : 'CREATING';
    if (found && state === 'READY') return found;
    if (state !== 'CREATING' || Date.now() - began > retryOptions.retryTimeoutMs) {
      throw new TargetFailure(
        'refused',
        `The table ${target.table} cannot be used: ${target.label} says ${state}. Look at it in the console of AWS, then try again.`,
        { again: false },
      );
    }
    await onLook();
    await wait(LOOK_EVERY_MS, undefined, { signal: retryOptions.signal });
  }
}

/** Throws if the table does not match. */
function stateOf(found: TableDescription, table: string): string {
  const differences = shapeDifferences(found, table);
  if (differences.length > 0) {
    throw new TargetFailure(
      'other_shape',
      `The table ${table} has a different structure: ${differences.join('; ')}. Set DYNAMODB_TABLE to another name, or remove that table.`,
      { again: false },
    );
  }
  const index = found.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === 'GSI1');
  const states = [found.TableStatus, index?.IndexStatus];
  return states.find((state) => !USABLE.has(state)) ?? 'READY';
}

/** Emulators may return no id. */
function idOf({ TableId, CreationDateTime }: TableDescription): string {
  return TableId ?? String(CreationDateTime?.getTime());
}

async function findTable(
  target: DynamoTarget,
  retryOptions: RetryOptions,
): Promise<TableDescription | undefined> {
  return callTarget(async (abortSignal) => {
    const client = await target.connect();
    const answer = await client
      .send(new DescribeTableCommand({ TableName: target.table }), { abortSignal })
      .catch(unless('ResourceNotFoundException'));
    return answer?.Table;
  }, retryOptions);
}

/** Ignores errors with this name. */
function unless(name: string) {
  return (error: unknown): undefined => {
    if (!(error instanceof Error && error.name === name)) throw error;
  };
}
