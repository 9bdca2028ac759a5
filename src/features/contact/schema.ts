import { z } from 'zod';
import { formGuardFields } from '../../platform/forms/schema.ts';
import { bulkIds } from '../../platform/pagination/bulk-schema.ts';
import { pageOf, searchPageInput, sortInput } from '../../platform/pagination/schema.ts';
import {
  emailText,
  optionalLine,
  requiredText,
  requiredTextBlock,
} from '../../platform/text/text-schema.ts';
import { dayRangeFields } from '../../platform/time/day-range-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { clientLanguageSchema } from '../client-languages/schema.ts';
import { otherSide } from '../conflicts/other-side-schema.ts';
import {
  contactPreferencesInput,
  contactPreferencesSchema,
} from '../contact-preferences/schema.ts';
import { practiceAreaKey } from '../firm/practice-areas/key-schema.ts';
import {
  ANSWERS,
  ASSIGNMENTS,
  BULK_STATES,
  SUBMISSION_SORTS,
  SUBMISSION_STATUSES,
} from './rules.ts';

/** A visitor's message to the firm; the form and the server share this schema. */
export const contactMessageSchema = z.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: emailText,
  phone: optionalLine(40),
  practiceArea: practiceAreaKey,
  message: requiredTextBlock(5_000),
  otherSide,
});

/** `consent` is true if the sender agreed that the firm may use these details to reply. */
export const sendMessageInput = contactMessageSchema.extend({
  consent: z.boolean().optional(),
  contactPreferences: contactPreferencesInput,
  ...formGuardFields,
});
export type SendMessageInput = z.output<typeof sendMessageInput>;

/** A message as the documented API returns it. */
export const contactSubmissionSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  practiceArea: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  isResolved: z.boolean(),
  createdAt: instantOut,
});

export type ContactSubmission = z.input<typeof contactSubmissionSchema>;

/** The fields of a message that only staff see. */
const staffFields = z.object({
  /** Null until it has been computed, seconds after the message has arrived. */
  answerDueAt: instantOut.nullable(),
  answeredAt: instantOut.nullable(),
  answeredHow: z.enum(ANSWERS).nullable(),
  /** Username of the staff member who is to answer the message. */
  assignedTo: z.string().nullable(),
  isSpam: z.boolean(),
  /** Whether it looks like spam, which staff have neither confirmed nor denied. */
  suspectedSpam: z.boolean(),
  deletedAt: instantOut.nullable(),
  contactPreferences: contactPreferencesSchema,
  clientLanguage: clientLanguageSchema,
});

export const staffSubmissionSchema = contactSubmissionSchema.extend(staffFields.shape);
/** Documented responses leave these out. */
export const STAFF_FIELDS = staffFields.keyof().options;

export const submissionIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of a submission' }),
});

/** Filter for messages; without any field it matches all. */
export const submissionFilter = z.object({
  q: searchPageInput.shape.q,
  status: z.enum(SUBMISSION_STATUSES, { error: 'Choose one of the statuses' }).nullish(),
  practiceArea: practiceAreaKey.nullish(),
  assigned: z.enum(ASSIGNMENTS, { error: 'Choose mine or unassigned' }).nullish(),
  ...dayRangeFields,
});
export type SubmissionFilter = z.output<typeof submissionFilter>;

/** Which messages to export, and in which order. */
export const exportSubmissionsInput = submissionFilter.extend({
  sort: sortInput(SUBMISSION_SORTS),
});
export type ExportSubmissionsInput = z.output<typeof exportSubmissionsInput>;

export const listSubmissionsInput = searchPageInput.extend(exportSubmissionsInput.shape);
export type ListSubmissionsInput = z.output<typeof listSubmissionsInput>;

export const submissionPageSchema = pageOf(staffSubmissionSchema);

/**
 * A bulk change, or its undo: the messages, and the state that the change sets or has set. `assignedTo` belongs to the
 * state `assigned`: the username of a staff member, or null for nobody.
 */
export const bulkTriageInput = z.object({
  ids: bulkIds(submissionIdInput.shape.id),
  state: z.enum(BULK_STATES),
  assignedTo: requiredText(200).nullish(),
});
export type BulkTriageInput = z.output<typeof bulkTriageInput>;

/** Counts are capped at `COUNT_CAP` + 1. */
export const submissionCountsSchema = z.object({
  all: z.int(),
  new: z.int(),
  waiting: z.int(),
  unresolved: z.int(),
  resolved: z.int(),
  spam: z.int(),
  deleted: z.int(),
});

/** A spreadsheet file, streamed in chunks. */
export const submissionExportSchema = z.custom<AsyncGenerator<string, void, void>>();
