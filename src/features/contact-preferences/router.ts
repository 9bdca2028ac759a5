import { z } from 'zod';
import { can, router } from '../../platform/trpc/trpc.ts';
import { savePreferences } from './save-preferences.ts';
import { savePreferencesInput } from './schema.ts';

/**
 * How clients may be reached, for changes by staff; public forms submit preferences with the message or booking itself.
 */
export const contactPreferencesRouter = router({
  save: can('contactPreferences.change')
    .input(savePreferencesInput)
    .output(z.void())
    .mutation(({ ctx, input }) => savePreferences(ctx, input)),
});
