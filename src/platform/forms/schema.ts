import { z } from 'zod';

/** What public forms send along to tell people from programs. Both may be left out by other callers. */
export const formGuardFields = {
  /** A field that people do not see and therefore leave empty. */
  website: z.string().max(0, { error: 'Must be empty' }).optional(),
  /** Milliseconds between showing the form and sending it, where the sender measures them. */
  elapsedMs: z.number().optional(),
};
