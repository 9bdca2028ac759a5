import type { LiveChanges } from './live-changes.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    liveChanges: LiveChanges;
  }
}
