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
      examples: {
        response: {
          date: '2031-03-11',
          reasons: [],
          hosts: [{ number: 1, name: null, reasons: [] }],
          starts: [
            {
              start: '2031-03-11T16:00:00.000Z',
              label: '9:00 AM',
              isFree: false,
              hosts: [{ number: 1, reasons: [{ rule: 'notice', minutes: 1_440 }] }],
            },
          ],
        },
      },
    })
    .input(explainDayInput)
    .output(dayExplanationSchema)
    .query(({ ctx, input }) => explainDay(ctx, input)),
};
