import { router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { foundSchema, searchInput } from './schema.ts';
import { searchEverywhere } from './search-everywhere.ts';

export const searchRouter = router({
  everywhere: staffProcedure
    .input(searchInput)
    .output(foundSchema)
    .query(({ ctx, input }) => searchEverywhere(ctx, input)),
});
