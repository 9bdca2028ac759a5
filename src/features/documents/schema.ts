import { z } from 'zod';
import * as validation from '../../../messages/en/validation.ts';
import { optionalText, requiredText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import {
  DIRECTIONS,
  MAX_BYTES,
  MAX_DOCUMENTS,
  MAX_ITEM_LABEL,
  MAX_ITEMS,
  MAX_MEGABYTES,
  MAX_MESSAGE,
  REFUSAL_NAMES,
  SCANS,
  STATES,
  TYPE_NAMES,
} from './rules.ts';
import type { SentFile } from './sent-file.ts';

export const documentIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a document' }) });

const personId = z.uuid({ error: 'Must be the id of a person' });
export const personDocumentsInput = z.object({ personId });

/** The list as staff edit it: items with an id stay, also under another label. */
export const askFields = z.object({
  items: z
    .array(z.object({ id: z.uuid().nullish(), label: requiredText(MAX_ITEM_LABEL) }))
    .min(1, { error: 'Name at least one document' })
    .max(MAX_ITEMS, { error: `At most ${MAX_ITEMS} documents` }),
  message: optionalText(MAX_MESSAGE).describe('What the client reads above the list'),
});
export const askInput = askFields.extend({ personId });
export type AskInput = z.output<typeof askInput>;

// A name of any length and any characters is accepted, because people cannot choose it: see `nameOfFile`.
const fileName = z.string({ error: validation.required }).max(1_000, { error: validation.tooLong });
const size = z
  .int({ error: validation.required })
  .min(1, { error: validation.fileEmpty })
  .max(MAX_BYTES, { error: validation.fileTooLarge({ max: `${MAX_MEGABYTES}` }) })
  .describe('Bytes');

export const addInput = z.object({ personId, name: fileName, size });
export type AddInput = z.output<typeof addInput>;

export const uploadSchema = z.object({
  id: z.string(),
  storedBytes: z.int().describe('Where the upload continues'),
});

export const documentSchema = z.object({
  id: z.string(),
  itemId: z.string().nullable(),
  direction: z.enum(DIRECTIONS),
  name: z.string(),
  type: z.enum(TYPE_NAMES).nullable(),
  sizeBytes: z.int().nullable(),
  state: z.enum(STATES),
  refusal: z.enum(REFUSAL_NAMES).nullable(),
  scan: z.enum(SCANS),
  createdAt: instantOut,
  settledAt: instantOut.nullable(),
  downloadedAt: instantOut.nullable().describe('When the other side first downloaded it'),
  createdBy: z.string().nullable().describe('The member of staff who shared it'),
});
export type StaffDocument = z.output<typeof documentSchema>;

export const personDocumentsSchema = z.object({
  request: z
    .object({
      items: z.array(z.object({ id: z.string(), label: z.string(), arrived: z.int() })),
      message: z.string().nullable(),
      toEmail: z.string(),
      askedAt: instantOut,
      remindedAt: instantOut.nullable(),
      expiresAt: instantOut,
    })
    .nullable(),
  documents: z.array(documentSchema),
  isScanned: z.boolean().describe('Whether the firm has a virus scanner'),
});
export type PersonDocuments = z.output<typeof personDocumentsSchema>;

export const sentFileSchema = z.custom<SentFile>();

// Any text, so that every invalid link gets the same response.
const token = z.string();
export const linkInput = z.object({ token });
export const linkedDocumentInput = linkInput.extend({ id: z.string() });

export const linkedAddInput = linkInput.extend({
  itemId: z.uuid({ error: validation.notValid }).nullish(),
  name: fileName,
  size,
});
export type LinkedAddInput = z.output<typeof linkedAddInput>;

export const linkedDocumentSchema = documentSchema.pick({
  id: true,
  itemId: true,
  name: true,
  type: true,
  sizeBytes: true,
  state: true,
  refusal: true,
  createdAt: true,
});
export type LinkedDocument = z.output<typeof linkedDocumentSchema>;

export const linkedPageSchema = z.object({
  name: z.string(),
  message: z.string().nullable(),
  items: z.array(z.object({ id: z.string(), label: z.string() })),
  sent: z.array(linkedDocumentSchema.extend({ storedBytes: z.int() })),
  shared: z.array(linkedDocumentSchema),
  left: z.int().max(MAX_DOCUMENTS).describe('How many more documents the client may send'),
  expiresAt: instantOut,
  wording: z.enum(['named', 'neutral']),
});
export type LinkedPage = z.output<typeof linkedPageSchema>;
