import { z } from 'zod';

/** Fields of public forms that detect bots. API callers may omit both. */
export const formGuardFields = {
  /** Honeypot: a field that is hidden from people, who therefore leave it empty. */
  website: z.string().max(0, { error: 'Must be empty' }).optional(),
  /** Milliseconds between showing the form and sending it, if the sender measures them. */
  elapsedMs: z.number().optional(),
};
