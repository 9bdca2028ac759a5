import { z } from 'zod';
import { instantOut } from '../../../platform/time/instant-schema.ts';

/** That the client did not come, and when they were invited to book again; null if they came, or it is not known. */
export const noShowSchema = z.object({ notedAt: instantOut, invitedAt: instantOut.nullable() });
export const noShowOrNoneSchema = noShowSchema.nullable();
