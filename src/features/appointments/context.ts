import type { WriteBooking } from './booking-writer.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    writeBooking: WriteBooking;
  }
}
