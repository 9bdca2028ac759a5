import type { TimelinePart } from './timeline/timeline-part.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** The kinds of records in the timelines of people, from all features. */
    timelineParts: readonly TimelinePart[];
  }
}
