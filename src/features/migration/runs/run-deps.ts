import type { Db } from '../../../../db/client.ts';
import type { DynamoTarget } from '../dynamodb/dynamo-target.ts';
import type { Patience } from '../dynamodb/retry-with-backoff.ts';
import type { RunControl } from './run-control.ts';

/** What the actions of the wizard work with. */
export type RunDeps = {
  db: Db;
  target: DynamoTarget;
  control: RunControl;
  /** For calls that belong to the work. */
  patience: Patience;
  /** For the first call: what is not there at the beginning is told soon. */
  firstPatience: Patience;
  runId: string;
  /** Where an interrupted run was. */
  phase: 'copy' | 'catch-up';
  /** The table that was generated, unless none was. */
  tableId: string | undefined;
  now: () => Date;
};
