import { z } from 'zod';
import { can, publicProcedure, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { getTraffic, getVisitReport } from './get-report.ts';
import { recordVisit } from './record-visit.ts';
import { recordVisitInput, trafficSchema, visitReportInput, visitReportSchema } from './schema.ts';

/** An example for the API description. */
const _RECORDED_VISIT = { path: '/schedule', step: 'time' };

export const visitsRouter = router({
  record: publicProcedure
    .meta({
      rest: 'POST /visits',
      summary: 'Count a client-side page view or a booking funnel step',
      description:
        'Sent by the pages themselves (navigator.sendBeacon) for what the server cannot see. Only paths of public pages are counted, robots are not; neither an address nor an identifier is stored.',
      errors: [400, 403, 429, 503],
    })
    .use(rateLimited('visits', { limit: 300, seconds: 600 }))
    .input(recordVisitInput)
    .output(z.void())
    .mutation(({ ctx, input }) => recordVisit(ctx, input)),

  report: can('visits.read')
    .input(visitReportInput)
    .output(visitReportSchema)
    .query(({ ctx, input }) => getVisitReport(ctx, input)),

  traffic: can('visits.read')
    .output(trafficSchema)
    .query(({ ctx }) => getTraffic(ctx)),
});
