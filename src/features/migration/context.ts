import type { DynamoTarget } from './dynamodb/dynamo-target.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** Where the migration wizard copies to. */
    dynamo: DynamoTarget;
  }
}
