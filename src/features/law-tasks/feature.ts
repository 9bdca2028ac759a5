import { lawTasksRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const lawTasksFeature = {
  routers: { lawTasks: lawTasksRouter },
  tables: { lawTasksDone: { live: 'law-tasks' } },
  actions: {
    'law-task.done': 'marked a task of state law as done',
    'law-task.reopen': 'took back that a task of state law is done',
  },
};
