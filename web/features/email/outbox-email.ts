import type { z } from 'zod';
import type { outboxEmailSchema } from '../../../src/features/email/schema.ts';

/** A mail as the lists of the back office show it. */
export type OutboxEmail = z.output<typeof outboxEmailSchema>;
