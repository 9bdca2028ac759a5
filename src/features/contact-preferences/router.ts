import { z } from 'zod';
import { router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { savePreferences } from './save-preferences.ts';
import { savePreferencesInput } from './schema.ts';

/** How clients may be reached, as staff change it; forms state it with the message or booking itself. */
export const contactPreferencesRouter = router({
  save: staffProcedure
    .input(savePreferencesInput)
    .output(z.void())
    .mutation(({ ctx, input }) => savePreferences(ctx, input)),
});
