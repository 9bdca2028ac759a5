import { z } from 'zod';
import { bulkIds } from '../../platform/pagination/bulk-schema.ts';
import { pageOf, searchPageInput, sortInput } from '../../platform/pagination/schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { contactPreferencesSchema } from '../contact-preferences/schema.ts';
import { SKIP_REASONS } from './outcomes/rules.ts';
import { EMAIL_FILTERS, EMAIL_KINDS, EMAIL_SORTS, EMAIL_STATES, MAIL_DELIVERIES } from './rules.ts';

/** Filter for mails, with `q` searching the receivers; without any field it matches all. */
export const emailFilter = z.object({
  q: searchPageInput.shape.q,
  state: z
    .enum(EMAIL_FILTERS, { error: 'Choose one of the states' })
    .nullish()
    .describe('sent: accepted by a mail server; caught: kept on this installation, not sent'),
  kind: z.enum(EMAIL_KINDS, { error: 'Choose one of the kinds of mail' }).nullish(),
});
export type EmailFilter = z.output<typeof emailFilter>;

/** Which mails to export, and in which order. */
export const exportEmailsInput = emailFilter.extend({ sort: sortInput(EMAIL_SORTS) });
export type ExportEmailsInput = z.output<typeof exportEmailsInput>;

export const listEmailsInput = searchPageInput.extend(exportEmailsInput.shape);
export type ListEmailsInput = z.output<typeof listEmailsInput>;

export const emailIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a mail' }) });

export const emailIdsInput = z.object({ ids: bulkIds(emailIdInput.shape.id) });

/** What decides the outcome of a mail: see `mailOutcome`. */
export const mailRecordSchema = z.object({
  state: z.enum(EMAIL_STATES),
  isCaught: z.boolean(),
  skipReason: z.enum(SKIP_REASONS).nullable(),
  lastError: z.string().nullable(),
});

export const outboxEmailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  toEmail: z.string(),
  toName: z.string().nullable(),
  subject: z.string().nullable().describe('Null as long as the mail is not written'),
  state: z.enum(EMAIL_STATES),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: instantOut,
  sentAt: instantOut.nullable(),
  isCaught: z
    .boolean()
    .describe('Whether it was only kept in the development mailbox: it has not left this machine'),
  skipReason: z
    .enum(SKIP_REASONS)
    .nullable()
    .describe(
      'receiver_limit: its receiver had got too many mails of public forms that day; email_refused: the client does not want e-mail',
    ),
  nextTryAt: instantOut
    .nullable()
    .describe(
      'When a waiting mail is tried next; null if it is due now, or is not tried by itself',
    ),
  senderEmail: z
    .string()
    .nullable()
    .describe('The address that a sent mail came from: a bounce that comes later is a mail to it'),
  serverName: z
    .string()
    .nullable()
    .describe('The mail server or provider that accepted the mail, or rejected it last'),
  serverAnswer: z
    .string()
    .nullable()
    .describe(
      'Its response when it accepted the mail, in its own words; see `lastError` for refusals',
    ),
});

/** What happens to mails now: sent, only caught in the development mailbox, or held until mail is configured. */
export const mailDeliverySchema = z.object({ kind: z.enum(MAIL_DELIVERIES) });

/** With the fields that only staff see: documented responses leave them out. */
export const staffEmailSchema = outboxEmailSchema.extend({
  aboutId: z.string().describe('The record that it is about'),
  contactPreferences: contactPreferencesSchema,
});

export const emailPageSchema = pageOf(staffEmailSchema);

/** Counts are capped at `COUNT_CAP` + 1. */
export const outboxSummarySchema = z.object({
  isConfigured: z.boolean().describe('Whether there is a way to send'),
  problem: z
    .string()
    .nullable()
    .describe('Why the provider refuses the settings in use, in its own words'),
  counts: z.object({
    all: z.int(),
    queued: z.int(),
    sent: z.int(),
    caught: z.int(),
    failed: z.int(),
    needs_attention: z.int(),
    skipped: z.int(),
  }),
});

/** A mail with its content; codes and the receiver's personal links are masked. */
export const emailPreviewSchema = staffEmailSchema.extend({
  words: z
    .enum(['sent', 'now', 'none', 'forgotten'])
    .describe(
      'As it was sent, as it would be sent now, none: there is no reason to send it, or forgotten after some time',
    ),
  text: z.string().nullable(),
  html: z.string().nullable(),
  attachments: z.array(
    z.object({ filename: z.string(), contentType: z.string(), content: z.string() }),
  ),
});
export type EmailPreview = z.output<typeof emailPreviewSchema>;

/** The file, in parts. */
export const emailExportSchema = z.custom<AsyncGenerator<string, void, void>>();
