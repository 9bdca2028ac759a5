import type { DynamoTarget } from './dynamo-target.ts';
import { recoveryDefinition, tableDefinition } from './table-shape.ts';

type Named = Pick<DynamoTarget, 'kind' | 'region' | 'endpoint' | 'table'>;

/** AWS CLI commands for a POSIX shell that create the table with exactly the same requests as the server. */
export function describeCommands({ kind, region, endpoint: endpointOf, table }: Named) {
  const endpoint = endpointOf();
  // The emulator's address is unknown until it runs, and without one the commands would go to Amazon.
  if (kind === 'emulator' && endpoint === null) return [];
  const where = [
    ...(region ? [`--region ${region}`] : []),
    ...(endpoint ? [`--endpoint-url ${endpoint}`] : []),
  ];
  const command = (verb: string, ...options: string[]) =>
    [`aws dynamodb ${verb}`, ...where, ...options].join(' \\\n  ');
  const input = (request: object) => `--cli-input-json '${JSON.stringify(request, null, 2)}'`;
  return [
    { title: 'Create the table', text: command('create-table', input(tableDefinition(table))) },
    {
      title: 'Wait until it can be used',
      text: command('wait table-exists', `--table-name ${table}`),
    },
    ...(kind !== 'emulator'
      ? [
          {
            title: 'Keep 35 days of history (Amazon only)',
            text: command('update-continuous-backups', input(recoveryDefinition(table))),
          },
        ]
      : []),
  ];
}

/** All requests that the server sends. A test compares them with the requests actually sent. */
const REQUESTS = [
  'CreateTable',
  'DescribeTable',
  'UpdateContinuousBackups',
  'BatchWriteItem',
  'Scan',
  'Query',
] as const;

/** The minimum permissions, as a JSON IAM policy. */
export function describePolicy({ region, table }: Pick<Named, 'region' | 'table'>): string {
  const policy = {
    Version: '2012-10-17',
    Statement: [
      {
        Sid: 'LawfrontMigration',
        Effect: 'Allow',
        Action: REQUESTS.map((name) => `dynamodb:${name}`),
        Resource: `arn:aws:dynamodb:${region ?? '*'}:*:table/${table}`,
      },
    ],
  };
  return JSON.stringify(policy, null, 2);
}
