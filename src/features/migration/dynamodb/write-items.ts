import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { callTargetUntilDone, type RetryOptions } from './call-target.ts';
import type { DynamoTarget } from './dynamo-target.ts';
import { itemBytes } from './item-size.ts';
import type { Item } from './items.ts';
import type { Key } from './keys.ts';

type WriteRequest = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];

/** Replaces a whole item, or deletes one. Keys must be unique within one call. */
export type Write = { put: Item } | { delete: Key };

// Source: DynamoDB's limits of BatchWriteItem are 25 items and 16 MB; binary data grows by a third in transit.
const MAX_BATCH = 25;
const MAX_BATCH_BYTES = 8 * 1024 * 1024;

/** Writes all items in batches; retries those that DynamoDB leaves unprocessed. */
export async function writeItems(
  target: DynamoTarget,
  writes: readonly Write[],
  retryOptions: RetryOptions,
): Promise<void> {
  for (const batch of batchesOf(writes))
    await writeBatch(target, batch.map(requestOf), retryOptions);
}

function writeBatch(
  target: DynamoTarget,
  batch: WriteRequest[],
  retryOptions: RetryOptions,
): Promise<void> {
  let left = batch;
  return callTargetUntilDone(async (signal) => {
    const client = await target.connect();
    const { UnprocessedItems } = await client.send(
      new BatchWriteCommand({ RequestItems: { [target.table]: left } }),
      { abortSignal: signal },
    );
    const unprocessed = UnprocessedItems?.[target.table] ?? [];
    const moved = unprocessed.length < left.length;
    left = unprocessed;
    return left.length === 0 ? { done: true, result: undefined } : { done: false, moved };
  }, retryOptions);
}

function batchesOf(writes: readonly Write[]): Write[][] {
  const batches: Write[][] = [];
  let batch: Write[] = [];
  let bytes = 0;
  for (const write of writes) {
    const size = 'put' in write ? itemBytes(write.put) : 0;
    if (batch.length === MAX_BATCH || (batch.length > 0 && bytes + size > MAX_BATCH_BYTES)) {
      batches.push(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(write);
    bytes += size;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}

function requestOf(write: Write): WriteRequest {
  return 'put' in write
    ? { PutRequest: { Item: write.put } }
    : { DeleteRequest: { Key: { PK: write.delete.PK, SK: write.delete.SK } } };
}
