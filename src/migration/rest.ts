import { answers, type RestModule, withExample } from '../rest-module.ts';
import { migrationStatusSchema } from './schema.ts';

const STATUS = withExample(migrationStatusSchema, {
  postgresConfigured: true,
  awsConfigured: true,
  awsRegion: 'us-west-2',
  ready: true,
});

export const migrationRest: RestModule = (api, call) => {
  api.get(
    '/admin/migration/status',
    {
      schema: {
        tags: ['Migration'],
        summary: 'Whether the data could be copied to DynamoDB',
        response: answers(200, STATUS, [401, 403, 503]),
      },
    },
    (request) => call(request).migration.status(),
  );
};
