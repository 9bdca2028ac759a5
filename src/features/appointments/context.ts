import type { ReadBusy } from '../scheduling/busy/busy-reader.ts';
import type { WriteBooking } from './booking-writer.ts';
import type { TakeTurns } from './change/change-calendar.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    readBusy: ReadBusy;
    writeBooking: WriteBooking;
    inTurn: TakeTurns;
  }
}
