import type { DynamoTarget } from './dynamodb/dynamo-target.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** Target of the migration wizard. */
    dynamo: DynamoTarget;
  }
}
