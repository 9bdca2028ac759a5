import { can, router } from '../../platform/trpc/trpc.ts';
import { getNext } from './get-next.ts';
import { getActivity, getAgenda } from './get-overview.ts';
import { activitySchema, agendaSchema, nextSchema } from './schema.ts';

export const dashboardRouter = router({
  agenda: can('appointments.read')
    .output(agendaSchema)
    .query(({ ctx }) => getAgenda(ctx)),

  next: can('appointments.read')
    .output(nextSchema)
    .query(({ ctx }) => getNext(ctx)),

  activity: can('appointments.read')
    .output(activitySchema)
    .query(({ ctx }) => getActivity(ctx)),
});
