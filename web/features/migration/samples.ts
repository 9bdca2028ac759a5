import type { Report, Run, TableProgress, Wizard } from '../../../src/features/migration/schema.ts';

const TABLES = [
  ['appointments', 1840],
  ['blog_posts', 312],
  ['blog_sources', 7],
  ['calendar_settings', 2],
  ['component_visibility_settings', 8],
  ['contact_submissions', 96_420],
  ['email_settings', 1],
  ['external_blog_articles', 2210],
  ['probate_calculations', 811],
  ['testimonials', 46],
  ['theme_settings', 15],
  ['users', 12],
] as const;
const AT = '2031-03-10T13:52:00.000Z';
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const ROWS = sum(TABLES.map(([, rows]) => rows));

/** Test fixture: the wizard's data at a step, as the server would return it, with overrides. */
export function wizardAt(step: Wizard['step'], found: Partial<Wizard> = {}): Wizard {
  return {
    postgresConfigured: true,
    awsConfigured: true,
    awsRegion: 'us-west-2',
    ready: step !== 'setup',
    run: null,
    step,
    target: { kind: 'aws', label: 'Amazon DynamoDB', region: 'us-west-2', table: 'lawfront' },
    commands: [
      {
        title: 'Create the table',
        text: 'aws dynamodb create-table \\\n  --table-name lawfront \\\n  --attribute-definitions AttributeName=PK,AttributeType=S AttributeName=SK,AttributeType=S AttributeName=GSI1PK,AttributeType=S AttributeName=GSI1SK,AttributeType=S \\\n  --key-schema AttributeName=PK,KeyType=HASH AttributeName=SK,KeyType=RANGE \\\n  --billing-mode PAY_PER_REQUEST',
      },
      {
        title: 'Keep it recoverable',
        text: 'aws dynamodb update-continuous-backups \\\n  --table-name lawfront \\\n  --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true',
      },
    ],
    policy: JSON.stringify(
      {
        Version: '2012-10-17',
        Statement: [{ Effect: 'Allow', Action: ['dynamodb:BatchWriteItem'], Resource: '*' }],
      },
      null,
      2,
    ),
    hasTable: step !== 'setup' && step !== 'table',
    canResume: false,
    estimate: null,
    copy: null,
    report: null,
    ...found,
  };
}

export function aRun(found: Partial<Run> = {}): Run {
  return {
    id: 'run-1',
    action: 'migrate',
    state: 'running',
    phase: 'copy',
    isCancelling: false,
    startedBy: 'maren',
    createdAt: AT,
    startedAt: AT,
    endedAt: null,
    message: null,
    tables: [],
    ...found,
  };
}

/** Table progress: the first `done` tables are copied, and the next one is in progress. */
export const tablesAfter = (done: number): TableProgress[] =>
  TABLES.map(([table, rows], index) => ({
    table,
    rows,
    rowsDone: index < done ? rows : index === done ? Math.floor(rows * 0.37) : 0,
    targetRows: 0,
    rowsPerSecond: index === done ? 1240.4 : null,
    secondsLeft: index === done ? 49 : null,
    isDone: index < done,
  }));

const BIG = { table: 'blog_posts', id: '7f3f0a9f-6d10-4c83-9a51-2f6a1b7c5d0e', bytes: 524_288 };

export const ESTIMATE = {
  at: AT,
  tables: TABLES.map(([table, rows]) => ({
    table,
    rows,
    bytes: rows * 1730,
    writeUnits: rows * 3,
  })),
  rows: ROWS,
  bytes: ROWS * 1730,
  writeUnits: ROWS * 3,
  readUnits: ROWS,
  compressed: [BIG],
  refused: [
    {
      ...BIG,
      id: 'a-post-of-nine-megabytes',
      bytes: 9_000_000,
      reason: 'It is larger than 16 MB.',
    },
  ],
  cost: { copy: '0.19', verify: '0.00', storagePerMonth: '0.08' },
} satisfies Wizard['estimate'];

export const COPY = {
  rows: ROWS,
  passes: 2,
  repaired: 3,
  deleted: 1,
  compressed: [BIG],
  refused: [],
} satisfies Wizard['copy'];

const CHECKSUM = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** A verification report without differences other than those given. */
export function aReport(differences: Report['differences'] = [], count = differences.length) {
  const isWrong = (name: string) => differences.some(({ table }) => table === name);
  return {
    runId: 'run-2',
    at: AT,
    target: 'Amazon DynamoDB, us-west-2, table lawfront',
    agrees: count === 0,
    tables: TABLES.map(([table, rows]) => ({
      table,
      sourceRows: rows,
      targetRows: rows,
      sourceChecksum: CHECKSUM,
      targetChecksum: isWrong(table) ? `00${CHECKSUM.slice(2)}` : CHECKSUM,
      agrees: !isWrong(table),
    })),
    differenceCount: count,
    differences,
    foreignItems: count === 0 ? 0 : 3,
  } satisfies Report;
}
