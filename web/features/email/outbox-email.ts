import type { z } from 'zod';
import type { outboxEmailSchema, staffEmailSchema } from '../../../src/features/email/schema.ts';

/** What happened to a mail. */
export type OutboxEmail = z.output<typeof outboxEmailSchema>;

/** A mail as the list shows it, with the contact preferences of the client that it is about. */
export type StaffEmail = z.output<typeof staffEmailSchema>;
