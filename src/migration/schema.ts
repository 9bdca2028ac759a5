import { z } from 'zod';

/** Whether the data could be copied to DynamoDB, as the documented call answers it. */
export const migrationStatusSchema = z.object({
  postgresConfigured: z.boolean(),
  awsConfigured: z.boolean(),
  awsRegion: z.string().nullable(),
  ready: z.boolean(),
});
