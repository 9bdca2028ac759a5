import type { DescribeAction } from './describe-action.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    describeAction: DescribeAction;
  }
}
