import { z } from 'zod';

/** Fields of public forms that detect bots. API callers may omit both. */
export const formGuardFields = {
  /**
   * Honeypot: a field that is hidden from people, who therefore leave it empty. Programs that fill in forms for people
   * may not, so it rejects nothing: see docs/decisions/messages.md.
   */
  website: z.string().optional().describe('Leave empty: other values suggest spam'),
  /** Milliseconds between showing the form and sending it, if the sender measures them. */
  elapsedMs: z.number().optional(),
};
