import type { SourceReader } from './sources/reading/read-in-process.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** Reads the responses of news sources, two at a time. */
    readSource: SourceReader;
  }
}
