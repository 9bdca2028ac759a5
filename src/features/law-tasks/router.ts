import { z } from 'zod';
import { can, router } from '../../platform/trpc/trpc.ts';
import { markTaskDone, reopenTask } from './change-task.ts';
import { listLawTasks } from './list-tasks.ts';
import { lawTasksSchema, markTaskInput, reopenTaskInput } from './schema.ts';

const TAG = 'State law';

export const lawTasksRouter = router({
  list: can('firm.read')
    .meta({
      rest: 'GET /admin/state-law/tasks',
      tag: TAG,
      summary: 'List what state law asks staff to do, and by which day',
      description:
        'Due dates follow from what occurred: since when the home page has said what it says, when the site opened, when advertising was sent. missing lists the statements that need facts which the firm has not entered.',
    })
    .output(lawTasksSchema)
    .query(({ ctx }) => listLawTasks(ctx)),

  markDone: can('firm.change')
    .meta({
      rest: 'PUT /admin/state-law/tasks/:pack/:task/done',
      tag: TAG,
      summary: 'Mark a task as done',
      description:
        'Send the last occurrence that was read; a later one opens the task again. It records what staff say: nothing is filed anywhere. 409 edited_meanwhile if it is marked already.',
      errors: [404, 409],
      examples: {
        body: { occurredAt: '2031-03-10T14:00:00.000Z', note: 'Sent with the fee by mail.' },
      },
    })
    .input(markTaskInput)
    .output(z.void())
    .mutation(({ ctx, input }) => markTaskDone(ctx, input)),

  reopen: can('firm.change')
    .meta({
      rest: 'DELETE /admin/state-law/tasks/:pack/:task/done',
      tag: TAG,
      summary: 'Take back that a task is done',
      errors: [404],
    })
    .input(reopenTaskInput)
    .output(z.void())
    .mutation(({ ctx, input }) => reopenTask(ctx, input)),
});
