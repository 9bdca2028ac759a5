import { answers, bodyOf, type RestModule, withExample } from '../../platform/rest/rest-module.ts';
import { migrationStatusSchema, runSchema, startMigrateInput } from './schema.ts';

const RUN_EXAMPLE = {
  id: '8d1f6a52-6a1b-4a6d-9c8e-0d6a3c5f2b10',
  action: 'migrate',
  state: 'running',
  phase: 'copy',
  isCancelling: false,
  startedBy: 'maren',
  createdAt: '2031-03-10T17:00:00.000Z',
  startedAt: '2031-03-10T17:00:01.000Z',
  endedAt: null,
  message: null,
  tables: [
    {
      table: 'blog_posts',
      rows: 120,
      rowsDone: 75,
      targetRows: 0,
      rowsPerSecond: 480.5,
      secondsLeft: 1,
      isDone: false,
    },
  ],
};

const STATUS = withExample(migrationStatusSchema, {
  postgresConfigured: true,
  awsConfigured: true,
  awsRegion: 'us-west-2',
  ready: true,
  run: RUN_EXAMPLE,
});
const RUN = withExample(runSchema, RUN_EXAMPLE);

const JOINS =
  'Starts it in the background, or joins the one that runs already; `GET /api/admin/migration/status` tells how far it is and how it ended. 409 while something else of the wizard runs, or before its step: see `reason`.';
const REFUSALS = [401, 403, 409, 503];

export const migrationRest: RestModule = (api, call) => {
  api.get(
    '/admin/migration/status',
    {
      schema: {
        tags: ['Migration'],
        summary: 'Whether the data could be copied to DynamoDB, and what runs or ran last',
        response: answers(200, STATUS, [401, 403, 503]),
      },
    },
    (request) => call(request).migration.status(),
  );

  api.post(
    '/admin/migration/create-table',
    {
      schema: {
        tags: ['Migration'],
        summary: 'Create the table in DynamoDB, or find that the one there fits',
        description: JOINS,
        response: answers(202, RUN, REFUSALS),
      },
    },
    async (request, reply) => reply.code(202).send(await call(request).migration.createTable()),
  );

  api.post(
    '/admin/migration/migrate',
    {
      schema: {
        tags: ['Migration'],
        summary: 'Copy all rows to DynamoDB',
        description: `${JOINS} A copy that was interrupted goes on where it was, unless \`restart\` is true.`,
        body: bodyOf(startMigrateInput.nullish(), { restart: false }),
        response: answers(202, RUN, [400, ...REFUSALS]),
      },
    },
    async (request, reply) =>
      reply.code(202).send(await call(request).migration.migrate(request.body ?? {})),
  );

  api.post(
    '/admin/migration/verify',
    {
      schema: {
        tags: ['Migration'],
        summary: 'Compare both sides, row by row',
        description: JOINS,
        response: answers(202, RUN, REFUSALS),
      },
    },
    async (request, reply) => reply.code(202).send(await call(request).migration.verify()),
  );
};
