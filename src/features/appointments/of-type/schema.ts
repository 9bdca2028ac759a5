import { z } from 'zod';
import { consultationType } from '../../scheduling/slots/schema.ts';

export const ofTypeInput = z.object({ type: consultationType });

/** `count` is the number that staff were shown, so that none is cancelled that they have not seen. */
export const cancelOfTypeInput = ofTypeInput.extend({
  count: z.int({ error: 'Must be the number of appointments to cancel' }).min(1),
});
export type CancelOfTypeInput = z.output<typeof cancelOfTypeInput>;
