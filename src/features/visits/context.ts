import type { VisitorHeaders } from '../../platform/ssr/page-view.ts';
import type { VisitCounter } from './visit-counter.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    visitCounter: Pick<VisitCounter, 'countView' | 'countStep' | 'countBooking'>;
    /** The request headers by which a visit of the caller is classified. */
    visitorHeaders: VisitorHeaders;
  }
}
