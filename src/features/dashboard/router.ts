import { can, router } from '../../platform/trpc/trpc.ts';
import { getOutlook } from './get-outlook.ts';
import { checkReadiness, getActivity, getAgenda } from './get-overview.ts';
import { activitySchema, agendaSchema, outlookSchema, readinessSchema } from './schema.ts';

export const dashboardRouter = router({
  agenda: can('appointments.read')
    .output(agendaSchema)
    .query(({ ctx }) => getAgenda(ctx)),

  outlook: can('appointments.read')
    .output(outlookSchema)
    .query(({ ctx }) => getOutlook(ctx)),

  activity: can('appointments.read')
    .output(activitySchema)
    .query(({ ctx }) => getActivity(ctx)),

  readiness: can('setup.read')
    .output(readinessSchema)
    .query(({ ctx }) => checkReadiness(ctx)),
});
