import { z } from 'zod';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { RUN_ACTIONS, RUN_STATES, WIZARD_STEPS } from './rules.ts';

const count = z.int().min(0);
const tableName = z.string().describe('As it is called in Postgres, such as blog_posts');

/** Progress of one table. */
const tableProgressSchema = z.object({
  table: tableName,
  rows: count.describe('In Postgres, when the run began'),
  rowsDone: count.describe('Of those, how many are copied, or read to be compared'),
  targetRows: count.describe('How many were read back from DynamoDB'),
  rowsPerSecond: z.number().nullable(),
  secondsLeft: z.number().nullable(),
  isDone: z.boolean(),
});
export type TableProgress = z.output<typeof tableProgressSchema>;

/** One action of the wizard, in progress or finished. */
export const runSchema = z.object({
  id: z.string(),
  action: z.enum(RUN_ACTIONS),
  state: z.enum(RUN_STATES),
  phase: z
    .enum(['copy', 'catch-up'])
    .describe('Whether all rows are being copied, or the changes made in the meantime'),
  isCancelling: z.boolean(),
  startedBy: z.string(),
  createdAt: instantOut,
  startedAt: instantOut.nullable(),
  endedAt: instantOut.nullable(),
  message: z.string().nullable().describe('Why it failed, or what it waits for'),
  tables: z.array(tableProgressSchema),
});
export type Run = z.output<typeof runSchema>;

/** Whether the data can be copied to DynamoDB, as the documented call returns it, and the active or last run. */
export const migrationStatusSchema = z.object({
  postgresConfigured: z.boolean(),
  awsConfigured: z.boolean(),
  awsRegion: z.string().nullable(),
  ready: z.boolean(),
  run: runSchema.nullable().describe('What runs, or what ran last'),
});

/** Target of the copy. */
const targetSchema = z.object({
  kind: z.enum(['aws', 'endpoint', 'emulator', 'none']),
  /** Display name: "Amazon DynamoDB" or another target. */
  label: z.string(),
  region: z.string().nullable(),
  table: z.string(),
});

const sized = z.object({ table: tableName, id: z.string(), bytes: count });
const refused = sized.extend({ reason: z.string() });

/** Result of a dry run. */
const estimateSchema = z.object({
  at: z.iso.datetime(),
  tables: z.array(z.object({ table: tableName, rows: count, bytes: count, writeUnits: count })),
  rows: count,
  bytes: count,
  writeUnits: count,
  readUnits: count.describe('To read everything back once, consistently'),
  /** Rows too large for one DynamoDB item; at most 100 of each kind. */
  compressed: z.array(sized),
  refused: z.array(refused),
  /** US dollars, as text with two decimals. */
  cost: z.object({
    copy: z.string(),
    verify: z.string(),
    storagePerMonth: z.string(),
  }),
});
export type Estimate = z.output<typeof estimateSchema>;

/** Result of a copy. */
const copyResultSchema = z.object({
  rows: count.describe('In DynamoDB now, without those that are refused'),
  passes: count.describe('The number of passes that looked for changes made in the meantime'),
  repaired: count,
  deleted: count,
  compressed: z.array(sized),
  refused: z.array(refused),
});
export type CopyResult = z.output<typeof copyResultSchema>;

/** Result of a verification. */
const reportSchema = z.object({
  runId: z.string(),
  at: z.iso.datetime(),
  target: z.string(),
  agrees: z.boolean(),
  tables: z.array(
    z.object({
      table: tableName,
      sourceRows: count,
      targetRows: count,
      sourceChecksum: z.string().describe('Sum of the SHA-256 of each row, in hexadecimal'),
      targetChecksum: z.string(),
      agrees: z.boolean(),
    }),
  ),
  differenceCount: count,
  differences: z
    .array(
      z.object({
        table: tableName,
        id: z.string(),
        kind: z
          .enum(['missing', 'extra', 'different'])
          .describe('Not in DynamoDB, only in DynamoDB, or in both with other fields'),
        fields: z.array(z.string()).describe('The fields that differ'),
      }),
    )
    .describe('At most 100'),
  foreignItems: count.describe(
    'Items in the table that are none of the site’s; they are left alone',
  ),
});
export type Report = z.output<typeof reportSchema>;

/** Everything that the wizard shows. */
export const wizardSchema = migrationStatusSchema.extend({
  step: z.enum(WIZARD_STEPS),
  target: targetSchema,
  /** Commands that create the table, for people who prefer to do it themselves. */
  commands: z.array(z.object({ title: z.string(), text: z.string() })),
  /** The minimum permissions of the AWS account, as JSON. */
  policy: z.string(),
  /** A matching table exists. */
  hasTable: z.boolean(),
  /** An interrupted copy can be resumed. */
  canResume: z.boolean(),
  estimate: estimateSchema.nullable(),
  copy: copyResultSchema.nullable(),
  report: reportSchema.nullable(),
});
export type Wizard = z.output<typeof wizardSchema>;

/** `restart`: start a new copy instead of resuming an interrupted one. */
export const startMigrateInput = z.object({ restart: z.boolean().default(false) });
