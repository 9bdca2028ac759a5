import { z } from 'zod';
import { emailText } from '../../../platform/text/text-schema.ts';
import { LINE_STATES } from './rules.ts';

const lineSchema = z.object({
  label: z.string(),
  /** What is right now, read from the process, the stored settings or the last results. */
  now: z.string(),
  state: z.enum(LINE_STATES),
  should: z.string(),
  /** A command that checks it. */
  check: z.string().nullable(),
});
export type SheetLine = z.output<typeof lineSchema>;

const partSchema = z.object({ title: z.string(), lines: z.array(lineSchema) });
export type SheetPart = z.output<typeof partSchema>;

/** What the IT of a firm has to know about the installation. It contains no secret. */
export const itSheetSchema = z.object({
  firm: z.string(),
  publicUrl: z.string(),
  /** When the facts were read, in the zone of the firm. */
  readAt: z.string(),
  parts: z.array(partSchema),
});
export type ItSheet = z.output<typeof itSheetSchema>;

export const sendItSheetInput = z.object({ to: emailText });
