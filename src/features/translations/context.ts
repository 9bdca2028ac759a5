import type { Translatable } from './translatable.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** What can be translated, of all features. */
    translatables: readonly Translatable[];
  }
}
