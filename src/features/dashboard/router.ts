import { router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { getOutlook } from './get-outlook.ts';
import { checkReadiness, getActivity, getAgenda } from './get-overview.ts';
import { activitySchema, agendaSchema, outlookSchema, readinessSchema } from './schema.ts';

export const dashboardRouter = router({
  agenda: staffProcedure.output(agendaSchema).query(({ ctx }) => getAgenda(ctx)),

  outlook: staffProcedure.output(outlookSchema).query(({ ctx }) => getOutlook(ctx)),

  activity: staffProcedure.output(activitySchema).query(({ ctx }) => getActivity(ctx)),

  readiness: staffProcedure.output(readinessSchema).query(({ ctx }) => checkReadiness(ctx)),
});
