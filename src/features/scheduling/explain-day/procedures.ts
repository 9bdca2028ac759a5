import { can } from '../../../platform/trpc/trpc.ts';
import { explainDay } from './explain-day.ts';
import { dayExplanationSchema, explainDayInput } from './schema.ts';

export const explainProcedures = {
  explainDay: can('appointments.read')
    .meta({
      rest: 'GET /admin/availability/explanation',
      tag: 'Availability',
      summary: 'Why a day has no free times',
      description:
        'The rules that make possible starts unavailable to visitors: for the whole day (`reasons`), for a host (`hosts`), or for one start of a host (`starts`). Without `hostNumber`, for all hosts.',
    })
    .input(explainDayInput)
    .output(dayExplanationSchema)
    .query(({ ctx, input }) => explainDay(ctx, input)),
};
