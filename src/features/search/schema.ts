import { z } from 'zod';
import { requiredText } from '../../platform/text/text-schema.ts';
import { appointmentSchema } from '../appointments/schema.ts';
import { articleRowSchema } from '../articles/schema.ts';
import { staffSubmissionSchema } from '../contact/schema.ts';
import { subscriberSchema } from '../newsletter/subscribers/schema.ts';
import { personRowSchema } from '../people/schema.ts';
import { staffMemberSchema } from '../staff/schema.ts';
import { MIN_SEARCH_LENGTH } from './rules.ts';

export const searchInput = z.object({
  q: requiredText(200).refine((q) => q.length >= MIN_SEARCH_LENGTH, {
    error: `Must be at least ${MIN_SEARCH_LENGTH} characters`,
  }),
});
export type SearchInput = z.output<typeof searchInput>;

/** The results, at most `FOUND_OF_EACH` of each kind, in the order of their lists. */
export const foundSchema = z.object({
  people: z.array(personRowSchema.pick({ id: true, name: true, email: true, phone: true })),
  messages: z.array(
    staffSubmissionSchema.pick({
      ...{ id: true, firstName: true, lastName: true, email: true },
      contactPreferences: true,
    }),
  ),
  appointments: z.array(
    appointmentSchema.pick({ id: true, firstName: true, lastName: true, scheduledDate: true }),
  ),
  articles: z.array(
    articleRowSchema.pick({ id: true, title: true, isPublished: true, publishedAt: true }),
  ),
  pages: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })),
  subscribers: z.array(subscriberSchema.pick({ id: true, email: true, contactPreferences: true })),
  staff: z.array(staffMemberSchema.pick({ id: true, username: true, email: true })),
});
