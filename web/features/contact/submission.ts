import type { z } from 'zod';
import type { staffSubmissionSchema } from '../../../src/features/contact/schema.ts';

export type Submission = z.output<typeof staffSubmissionSchema>;
