import { z } from 'zod';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { RUN_ACTIONS, RUN_STATES, WIZARD_STEPS } from './rules.ts';

const count = z.int().min(0);
const tableName = z.string().describe('As it is called in Postgres, such as blog_posts');

/** How far one table is. */
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

/** One thing that the wizard does or has done. */
export const runSchema = z.object({
  id: z.string(),
  action: z.enum(RUN_ACTIONS),
  state: z.enum(RUN_STATES),
  phase: z
    .enum(['copy', 'catch-up'])
    .describe('Whether the rows are copied, or what changed meanwhile is'),
  isCancelling: z.boolean(),
  startedBy: z.string(),
  createdAt: instantOut,
  startedAt: instantOut.nullable(),
  endedAt: instantOut.nullable(),
  message: z.string().nullable().describe('Why it failed, or what it waits for'),
  tables: z.array(tableProgressSchema),
});
export type Run = z.output<typeof runSchema>;

/** Whether the data could be copied to DynamoDB, as the documented call answers it, and what is under way. */
export const migrationStatusSchema = z.object({
  postgresConfigured: z.boolean(),
  awsConfigured: z.boolean(),
  awsRegion: z.string().nullable(),
  ready: z.boolean(),
  run: runSchema.nullable().describe('What runs, or what ran last'),
});

/** Where the rows go. */
const targetSchema = z.object({
  kind: z.enum(['aws', 'endpoint', 'emulator', 'none']),
  /** For people: "Amazon DynamoDB", or where else. */
  label: z.string(),
  region: z.string().nullable(),
  table: z.string(),
});

const sized = z.object({ table: tableName, id: z.string(), bytes: count });
const refused = sized.extend({ reason: z.string() });

/** What a dry run has found. */
const estimateSchema = z.object({
  at: z.iso.datetime(),
  tables: z.array(z.object({ table: tableName, rows: count, bytes: count, writeUnits: count })),
  rows: count,
  bytes: count,
  writeUnits: count,
  readUnits: count.describe('To read everything back once, consistently'),
  /** Rows too large for an item of DynamoDB; at most 100 of each. */
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

/** What a copy has done. */
const copyResultSchema = z.object({
  rows: count.describe('In DynamoDB now, without those that are refused'),
  passes: count.describe('How often it looked for what had changed meanwhile'),
  repaired: count,
  deleted: count,
  compressed: z.array(sized),
  refused: z.array(refused),
});
export type CopyResult = z.output<typeof copyResultSchema>;

/** What verifying has found. */
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
  /** What creating the table does, for who would rather do it oneself. */
  commands: z.array(z.object({ title: z.string(), text: z.string() })),
  /** The least that the AWS account must be allowed, as JSON. */
  policy: z.string(),
  /** The table that there is has been found to fit. */
  hasTable: z.boolean(),
  /** A copy that was interrupted goes on where it was. */
  canResume: z.boolean(),
  estimate: estimateSchema.nullable(),
  copy: copyResultSchema.nullable(),
  report: reportSchema.nullable(),
});
export type Wizard = z.output<typeof wizardSchema>;

/** `restart` begins a copy anew in place of going on with one that was interrupted. */
export const startMigrateInput = z.object({ restart: z.boolean().default(false) });
