import type { WriteBooking } from './booking-writer.ts';
import type { ReadBusy } from './busy-reader.ts';
import type { TakeTurns } from './change/change-calendar.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    readBusy: ReadBusy;
    writeBooking: WriteBooking;
    inTurn: TakeTurns;
  }
}
