import type { CalendarPeers } from './open-service.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** How to reach the calendar providers. */
    calendarPeers: CalendarPeers;
  }
}
