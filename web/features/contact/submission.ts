import type { z } from 'zod';
import type { contactSubmissionSchema } from '../../../src/features/contact/schema.ts';

export type Submission = z.output<typeof contactSubmissionSchema>;
