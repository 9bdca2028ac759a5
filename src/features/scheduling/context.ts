import type { ReadBusy } from './busy/busy-reader.ts';
import type { TakeTurns } from './change-calendar.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    readBusy: ReadBusy;
    inTurn: TakeTurns;
  }
}
