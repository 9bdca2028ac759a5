import type { CalendarPeers } from './open-service.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** How calendars are reached. */
    calendarPeers: CalendarPeers;
  }
}
