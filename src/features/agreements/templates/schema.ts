import { z } from 'zod';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { contentSchema } from '../content-schema.ts';

export const templateIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of the template' }),
});

const templateName = requiredText(120);

export const createTemplateInput = z.object({
  name: templateName,
  content: contentSchema,
});
export const saveTemplateInput = z.object({
  ...templateIdInput.shape,
  ...createTemplateInput.shape,
  updatedAt: z.iso.datetime(),
});

const templateRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  languages: z.array(z.string()),
  publishedNumber: z.int(),
  /** Whether the draft differs from the version that was published last. */
  hasChanges: z.boolean(),
  isArchived: z.boolean(),
  updatedAt: instantOut,
});
export type TemplateRow = z.output<typeof templateRowSchema>;
export const templateListSchema = z.array(templateRowSchema);

export const templateSchema = templateRowSchema.omit({ languages: true }).extend({
  content: contentSchema,
  /** What keeps it from being published, and in which clause it is. */
  problems: z.array(z.object({ text: z.string(), clause: z.int().nullable() })),
  publishedBy: z.string().nullable(),
  publishedAt: instantOut.nullable(),
  /** The questions to which its fields can be linked. */
  questions: z.array(z.object({ key: z.string(), title: z.string() })),
});
export type Template = z.output<typeof templateSchema>;

export const archiveInput = templateIdInput.extend({ isArchived: z.boolean() });
export const addPresetsSchema = z.object({ added: z.int() });
