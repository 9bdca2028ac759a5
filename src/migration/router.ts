import { router, staffProcedure } from '../trpc.ts';
import { getMigrationStatus } from './get-status.ts';
import { migrationStatusSchema } from './schema.ts';

export const migrationRouter = router({
  status: staffProcedure.output(migrationStatusSchema).query(({ ctx }) => getMigrationStatus(ctx)),
});
