import { z } from 'zod';
import type { ErrorDetails } from '../../platform/errors/errors.ts';

const DETAILS: Readonly<Record<keyof ErrorDetails, z.ZodType>> = {
  fieldErrors: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('Messages by field; dots separate the names of nested fields'),
  alternatives: z
    .array(
      z.object({
        start: z.string(),
        date: z.string(),
        label: z.string(),
        attorney: z.object({ slug: z.string(), name: z.string() }).optional(),
      }),
    )
    .optional()
    .describe('Free start times near the requested one, with reason slot_taken or day_closed'),
  payment: z
    .object({
      page: z.string().describe('The path of the page for the client'),
      url: z.string().describe('The same as a URL'),
      checkoutUrl: z
        .string()
        .nullable()
        .describe(
          'The page of the payment company; null if it does not answer at the moment: the page for the client tries again',
        ),
      heldUntil: z.string(),
      amountMinor: z.int().describe('In minor units of the currency'),
      currency: z.string(),
    })
    .optional()
    .describe('Where to pay, with reason payment_required'),
  lowContrast: z
    .array(
      z.object({
        front: z.string(),
        back: z.string(),
        mode: z.enum(['light', 'dark', 'warm']),
        ratio: z.number(),
        needed: z.number(),
      }),
    )
    .optional()
    .describe('Colour pairs with too little contrast, with reason low_contrast'),
  findings: z
    .array(
      z.object({
        rule: z.string(),
        title: z.string(),
        statute: z.string(),
        explanation: z.string(),
        item: z.string().optional(),
        field: z.string(),
        words: z.string(),
      }),
    )
    .optional()
    .describe(
      'The parts of a text that advertising law restricts, with reason advertising_findings',
    ),
  original: z
    .string()
    .optional()
    .describe(
      'The path in the main language of a page or article that the language of the request leaves out',
    ),
  storedBytes: z
    .int()
    .optional()
    .describe('Where an upload continues, with reason wrong_offset or upload_incomplete'),
  retryAfterSeconds: z.int().optional(),
  formerReason: z
    .string()
    .optional()
    .describe('The reason by its former name')
    .meta({ deprecated: true }),
};

/** The body of every error response, for the OpenAPI document. */
export const apiErrorSchema = z
  .object({
    code: z.string().describe('The kind of error, such as CONFLICT'),
    reason: z.string().describe('A stable word for programs, such as slot_taken'),
    message: z.string().describe('For people'),
    requestId: z.string(),
    ...DETAILS,
  })
  .loose()
  .meta({ id: 'Error' });
