import type { z } from 'zod';
import type { outboxEmailSchema, staffEmailSchema } from '../../../src/features/email/schema.ts';

/** A mail of the outbox with its delivery state. */
export type OutboxEmail = z.output<typeof outboxEmailSchema>;

/** A mail in lists, with the contact preferences of the client that it is about. */
export type StaffEmail = z.output<typeof staffEmailSchema>;
