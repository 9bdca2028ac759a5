import type { TimelinePart } from './timeline/timeline-part.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** The kinds of records in the timelines of people, of all features. */
    timelineParts: readonly TimelinePart[];
  }
}
