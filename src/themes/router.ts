import { publicProcedure, router } from '../trpc.ts';
import { getActiveTheme } from './get-active-theme.ts';
import { themeSchema } from './schema.ts';

export const themesRouter = router({
  active: publicProcedure.output(themeSchema).query(({ ctx }) => getActiveTheme(ctx)),
});
