import type { Db } from '../../../../db/client.ts';
import type { RetryOptions } from '../dynamodb/call-target.ts';
import type { DynamoTarget } from '../dynamodb/dynamo-target.ts';
import type { CopiedTable } from '../source/copied-tables.ts';
import type { RunControl } from './run-control.ts';

/** Dependencies of the wizard's actions. */
export type RunDeps = {
  db: Db;
  target: DynamoTarget;
  copiedTables: readonly CopiedTable[];
  control: RunControl;
  /** For the calls of the run. */
  retryOptions: RetryOptions;
  /** For the first call: if DynamoDB is unreachable at the start, that is reported soon. */
  firstRetryOptions: RetryOptions;
  runId: string;
  /** The phase in which an interrupted run stopped. */
  phase: 'copy' | 'catch-up';
  /** Id of the table that the wizard created; undefined if there is none. */
  tableId: string | undefined;
  now: () => Date;
};
